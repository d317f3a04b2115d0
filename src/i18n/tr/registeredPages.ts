import type { Words } from '../complete.ts';
import type { registeredPages as english } from '../en/registeredPages.ts';

export const registeredPages: Words<typeof english> = {
  may_be: 'Aynı kişi olabilir',
  may_be_whom: '%{field}: %{file} ile aynı kişi olabilir.',
  may_be_elsewhere: '%{field}: başka bir şubede kayıtlı biriyle aynı kişi olabilir: %{branch}.',
  open: 'Dosyayı aç',
  open_whom: 'Dosyayı aç: %{name}',
  ends_in: 'Pasaportun sonu: %{tail}',
};
