const ones = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

const belowHundred = (n: number): string =>
  n < 20 ? (ones[n] ?? '') : [tens[Math.floor(n / 10)], ones[n % 10]].filter(Boolean).join('-');

const belowThousand = (n: number): string => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  return [hundreds > 0 && `${ones[hundreds]} hundred`, rest > 0 && belowHundred(rest)].filter(Boolean).join(' ');
};

/** English cardinal of groups of three digits, the highest first. */
export const cardinal = (groups: readonly number[]): string =>
  groups
    .map((n, at) => (n > 0 ? `${belowThousand(n)} ${scales[groups.length - 1 - at]}`.trim() : ''))
    .filter(Boolean)
    .join(' ') || 'zero';
