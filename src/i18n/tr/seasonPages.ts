import type { Words } from '../complete.ts';
import type { seasonPages as english } from '../en/seasonPages.ts';

export const seasonPages: Words<typeof english> = {
  counted: 'Kayıtlı hacı: %{counted}. Kota yok.',
  counted_of: 'Kayıtlı hacı: %{counted} / %{quota}',
  put_off: '%{day} gününe ertelendi: %{reason}',
  pilgrims: 'Göster',
};
