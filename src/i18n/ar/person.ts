import type { Words } from '../complete.ts';
import type { person as english } from '../en/person.ts';

/** Words of the page with everything about a person in Arabic. */
export const person = {
  open: 'نظرة شاملة',
  open_of: 'كل ما يخص %{name}',
  record: 'فتح السجل',
  also: 'سجلات أخرى للشخص نفسه',
  alike: 'قد يكون الشخص نفسه',
  because: {
    record: 'السجل نفسه',
    phone: 'الهاتف نفسه',
    email: 'البريد الإلكتروني نفسه',
    nid: 'رقم الهوية نفسه',
    passport: 'جواز السفر نفسه',
  },
  nothing: 'لا توجد سجلات مرتبطة بهذا الشخص بعد.',
  none_in: 'لا شيء بعد: %{names}',
  history: 'آخر التغييرات',
  failed: 'تعذّر تحميل ما يرتبط بهذا الشخص.',
} as const satisfies Words<typeof english>;
