import type { Words } from '../complete.ts';
import type { cashPages as english } from '../en/cashPages.ts';

export const cashPages = {
  title: 'Kasa sayımı',
  pieces: 'Adet',
  worth: 'Değeri',
  print: 'Sayımı yazdır',
  back: 'Kasa kapanışına dön',
  counted_by: 'Sayan',
  taken_by: 'Teslim alan',
} as const satisfies Words<typeof english>;
