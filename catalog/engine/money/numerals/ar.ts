/** The forms in which the masculine is counted, as amounts of money are written. */
const ones = [
  '',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
];
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const hundreds = ['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة'];

interface Scale {
  readonly one: string;
  readonly two: string;
  /** After three to ten. */
  readonly few: string;
  /** After eleven to ninety-nine, with more to follow. */
  readonly many: string;
}
const scales: readonly Scale[] = [
  { one: '', two: '', few: '', many: '' },
  { one: 'ألف', two: 'ألفان', few: 'آلاف', many: 'ألفًا' },
  { one: 'مليون', two: 'مليونان', few: 'ملايين', many: 'مليونًا' },
  { one: 'مليار', two: 'ملياران', few: 'مليارات', many: 'مليارًا' },
  { one: 'تريليون', two: 'تريليونان', few: 'تريليونات', many: 'تريليونًا' },
  { one: 'كوادريليون', two: 'كوادريليونان', few: 'كوادريليونات', many: 'كوادريليونًا' },
];

const AND = ' و';

const belowHundred = (n: number): string =>
  n < 20 ? (ones[n] ?? '') : [ones[n % 10], tens[Math.floor(n / 10)]].filter(Boolean).join(AND);

const belowThousand = (n: number): string =>
  [hundreds[Math.floor(n / 100)], belowHundred(n % 100)].filter(Boolean).join(AND);

/** A dual loses its last letter before what it counts. */
const before = (words: string): string => words.replace(/(?<=مئتا|ألفا|مليونا|مليارا|تريليونا|كوادريليونا)ن$/, '');

function counted(n: number, scale: Scale, isLast: boolean): string {
  if (scale.one === '') return belowThousand(n);
  if (n === 1) return scale.one;
  if (n === 2) return scale.two;
  const rest = n % 100;
  const noun = rest >= 3 && rest <= 10 ? scale.few : rest > 10 && !isLast ? scale.many : scale.one;
  return `${before(belowThousand(n))} ${noun}`;
}

/** Arabic cardinal of groups of three digits, the highest first. */
function cardinal(groups: readonly number[]): string {
  const last = groups.findLastIndex(n => n > 0);
  const parts = groups.map((n, at) =>
    n > 0 ? counted(n, scales[groups.length - 1 - at] ?? { one: '', two: '', few: '', many: '' }, at === last) : '',
  );
  return parts.filter(Boolean).join(AND) || 'صفر';
}

/** A number with the unit that it counts. One and two follow their noun. */
export function withUnit(groups: readonly number[], unit: string): string {
  const isSmall = groups.length === 1 && (groups[0] === 1 || groups[0] === 2);
  return isSmall ? `${unit} ${cardinal(groups)}` : `${before(cardinal(groups))} ${unit}`;
}
