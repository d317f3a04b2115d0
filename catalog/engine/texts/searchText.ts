/**
 * Signs that a search looks past, as a regular expression both JavaScript and PostgreSQL read: accents, Arabic harakat,
 * tatweel, and marks without a width. The vowels of Bangla are marks too, but part of the word.
 */
export const IGNORED_MARKS =
  '[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u0640\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]';

/** Letters that decomposition leaves apart although readers take them for one, and the digits of three scripts. */
const alike: Readonly<Record<string, string>> = {
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ک: 'ك',
  ...digits(0x0660),
  ...digits(0x06f0),
  ...digits(0x09e6),
};

function digits(zero: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 10 }, (_, n) => [String.fromCodePoint(zero + n), String(n)]));
}

/** Letters that are read alike, and what each becomes, place by place. */
export const ALIKE = { from: Object.keys(alike).join(''), to: Object.values(alike).join('') };

const marks = new RegExp(IGNORED_MARKS, 'g');

/**
 * A text as searches compare it: without case, accents, harakat and tatweel, one spelling of alef, ya, ta marbuta and
 * digits.
 */
export const folded = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase().replace(marks, ''), letter => alike[letter] ?? letter).join('');

/** Letters and digits alone, as numbers are compared whatever stands between their groups. */
export const compact = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
