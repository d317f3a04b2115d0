import type { Words } from '../complete.ts';
import type { registeredPages as english } from '../en/registeredPages.ts';

export const registeredPages: Words<typeof english> = {
  may_be: 'قد يكون الشخص نفسه',
  may_be_whom: '%{field}: قد يكون الشخص نفسه: %{file}.',
  may_be_elsewhere: '%{field}: قد يكون شخصًا مسجَّلًا في فرع آخر: %{branch}.',
  open: 'افتح الملف',
  open_whom: 'افتح الملف: %{name}',
  ends_in: 'آخر الجواز: %{tail}',
};
