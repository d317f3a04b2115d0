import type { Words } from '../complete.ts';
import type { person as english } from '../en/person.ts';

/** Words of the page with everything about a person in Turkish. */
export const person = {
  open: 'Bir bakışta',
  open_of: '%{name} hakkında her şey',
  record: 'Kaydı aç',
  also: 'Aynı kişinin diğer kayıtları',
  alike: 'Aynı kişi olabilir',
  because: {
    record: 'tek kayıt',
    phone: 'aynı telefon',
    email: 'aynı e-posta',
    nid: 'aynı kimlik numarası',
    passport: 'aynı pasaport',
  },
  nothing: 'Bu kişiye bağlı bir kayıt henüz yok.',
  none_in: 'Henüz yok: %{names}',
  history: 'Son değişiklikler',
  failed: 'Bu kişiye bağlı kayıtlar yüklenemedi.',
} as const satisfies Words<typeof english>;
