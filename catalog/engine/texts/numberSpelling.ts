import { folded } from './searchText.ts';

/** A number as two of them are compared: without blanks, hyphens and case, its digits those of one script. */
export const wholeNumber = (text: string): string =>
  folded(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');

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

/** The same with letters that are easily taken for digits written as these: O is 0, I is 1. */
export const likeNumber = (number: string): string => number.replaceAll('O', '0').replaceAll('I', '1');

/** Fewest characters of a number that tells somebody from others. */
const SHORTEST = 4;

/** Whether it may be anybody's number at all, as 'none' and '-' are not. */
export const isTelling = (number: string): boolean => number.length >= SHORTEST && /\d/.test(number);
