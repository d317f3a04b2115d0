import { listed } from './listed.ts';

/** What programs and people write for nothing in a cell of any kind. */
export const noValues: readonly string[] = listed(
  'NULL|(null)|<null>|[null]|\\N|N/A|n.a.|N.A|nil|-|--|---|–|—|.|..|not available|not applicable',
  'Yok|لا يوجد|غير متوفر|নেই|নাই|প্রযোজ্য নয়|tidak ada|tiada',
);

/** The same, where it is no word of a text. */
export const noWords: readonly string[] = listed('none|NA');
