import type { Words } from '../complete.ts';
import type { cashPages as english } from '../en/cashPages.ts';

export const cashPages = {
  title: 'محضر جرد النقدية',
  pieces: 'العدد',
  worth: 'القيمة',
  print: 'طباعة المحضر',
  back: 'العودة إلى إقفال الصندوق',
  counted_by: 'عدّها',
  taken_by: 'استلمها',
} as const satisfies Words<typeof english>;
