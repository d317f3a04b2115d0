import { compact } from './searchText.ts';

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/** A digit of any script in Latin: each script has its ten in one row, which begins with the zero. */
export function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (isDigit(zero - 1)) zero -= 1;
  return String((point - zero) % 10);
}

/** A number as two of them are compared: its letters and digits alone, without case, digits those of one script. */
export const wholeNumber = (text: string): string =>
  compact(text)
    // Fillers of Hangul are letters, and nobody sees them.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Nd}/gu, latinDigit)
    .toUpperCase();

/** Digits of a national identity number that begins with the year of birth, and of the same number without it. */
const WITH_YEAR = 17;
const WITHOUT_YEAR = 13;

/**
 * A national identity number of Bangladesh as two of them are compared: one of 17 digits is the one of 13 with the year
 * of birth before it (rules B5).
 */
export function wholeNid(text: string): string {
  const number = wholeNumber(text);
  return number.length === WITH_YEAR && /^\d+$/.test(number) ? number.slice(-WITHOUT_YEAR) : number;
}

/** Capitals of Cyrillic and Greek, and small capitals, with the Latin letters as which they are read. */
const drawn = [
  ['АВЕКМНОРСТУХІЅЈ', 'ABEKMHOPCTYXISJ'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'.toUpperCase(), 'ABCDEFGHIJKLMNOPRSTUVWYZ'],
] as const;
const latin = new Map(
  drawn.flatMap(([letters, read]) => Array.from(letters, (letter, at) => [letter, read.charAt(at)] as const)),
);

/** The same with letters as they are read, and those that are easily taken for digits as these: O is 0, I is 1. */
export const likeNumber = (number: string): string =>
  Array.from(number, letter => latin.get(letter) ?? letter)
    .join('')
    .replaceAll('O', '0')
    .replaceAll('I', '1');

/** Fewest characters of a number that tells somebody from others. */
const SHORTEST = 4;

/** Whether it may be anybody's number at all, as 'none' and '-' are not. */
export const isTelling = (number: string): boolean => number.length >= SHORTEST && /\d/.test(number);
