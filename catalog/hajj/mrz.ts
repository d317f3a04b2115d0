import { isDay } from '../parse.ts';
import { centuryOf, checkDigit, likeliestSlip } from './mrzCheck.ts';

/** What the machine-readable zone of a passport says (ICAO Doc 9303 part 4, TD3). */
export interface PassportZone {
  readonly issuing_state: string;
  readonly surname: string;
  readonly given_names: string;
  readonly document_number: string;
  readonly nationality: string;
  /** Null where the passport leaves it open. */
  readonly birth_date: string | null;
  readonly sex: 'male' | 'female' | null;
  readonly expiry_date: string | null;
  readonly optional_data: string;
}

export type ZoneProblemCode = 'length' | 'character' | 'check_digit' | 'date';

/** Where the zone is wrong; lines and columns are counted from 1. */
export interface ZoneProblem {
  readonly line: 1 | 2;
  readonly column: number;
  readonly code: ZoneProblemCode;
}

export interface ReadZone {
  readonly mrz: PassportZone;
  readonly problems: readonly ZoneProblem[];
}

const LENGTH = 44;
const ALPHABET = /^[A-Z0-9<]$/;

/** Characters that a place may hold: letters, digits, or both; a filler everywhere but in a check digit. */
const places: readonly { readonly line: 1 | 2; readonly from: number; readonly to: number; readonly holds: RegExp }[] = [
  { line: 1, from: 1, to: 1, holds: /P/ },
  { line: 1, from: 2, to: 44, holds: /[A-Z<]/ },
  { line: 2, from: 10, to: 10, holds: /\d/ },
  { line: 2, from: 11, to: 13, holds: /[A-Z<]/ },
  { line: 2, from: 14, to: 19, holds: /[\d<]/ },
  { line: 2, from: 20, to: 20, holds: /\d/ },
  { line: 2, from: 21, to: 21, holds: /[MFX<]/ },
  { line: 2, from: 22, to: 27, holds: /[\d<]/ },
  { line: 2, from: 28, to: 28, holds: /\d/ },
  { line: 2, from: 43, to: 43, holds: /[\d<]/ },
  { line: 2, from: 44, to: 44, holds: /\d/ },
];

/** Fields with a check digit after them; the last digit of the line checks them all together. */
const checked = [[1, 9], [14, 19], [22, 27], [29, 42]] as const;

const clean = (text: string): string => text.toUpperCase().replace(/[«‹]/g, '<').replace(/\s/g, '');

/** The two lines of a pasted zone, blanks and a lost line break forgiven; undefined when the text is no such zone. */
export function zoneLines(text: string): readonly [string, string] | undefined {
  const whole = clean(text);
  if (!/^P[A-Z0-9<]{4}/.test(whole) || !whole.includes('<<') || whole.length < 2 * LENGTH - 8 || whole.length > 2 * LENGTH + 8) return undefined;
  const [first = '', second = '', ...more] = text.split(/\r?\n/).map(clean).filter(Boolean);
  if (second && more.length === 0) return [first, second];
  return [whole.slice(0, LENGTH), whole.slice(LENGTH)];
}

const part = (line: string, from: number, to: number): string => line.slice(from - 1, to);
const unfilled = (text: string): string => text.replace(/</g, ' ').trim().replace(/ +/g, ' ');

function wrongCharacters(lines: readonly [string, string]): ZoneProblem[] {
  const allowed = (line: 1 | 2, column: number): RegExp => places.find(one => one.line === line && column >= one.from && column <= one.to)?.holds ?? ALPHABET;
  return lines.flatMap((line, index) => {
    const number = index === 0 ? 1 : 2;
    return Array.from(line).flatMap((character, at): ZoneProblem[] =>
      ALPHABET.test(character) && allowed(number, at + 1).test(character) ? [] : [{ line: number, column: at + 1, code: 'character' }]);
  });
}

/** Sums that do not come out; a field already known to hold a wrong character is not accused twice. */
function wrongSums(line: string, known: readonly ZoneProblem[]): ZoneProblem[] {
  const isKnown = (from: number, to: number) => known.some(one => one.line === 2 && one.column >= from && one.column <= to);
  const problems = checked.filter(([from, to]) => !isKnown(from, to + 1)).flatMap(([from, to]): ZoneProblem[] => {
    const [field, digit] = [part(line, from, to), part(line, to + 1, to + 1)];
    if (digit === checkDigit(field) || (digit === '<' && /^<+$/.test(field))) return [];
    return [{ line: 2, column: from + (likeliestSlip(line, [from, to]) ?? to + 1 - from), code: 'check_digit' }];
  });
  const all = part(line, 1, 10) + part(line, 14, 20) + part(line, 22, 43);
  if (problems.length > 0 || isKnown(1, LENGTH) || checkDigit(all) === part(line, 44, 44)) return problems;
  return [{ line: 2, column: 44, code: 'check_digit' }];
}

function dayAt(line: string, from: number, century: (year: number) => number): string | null {
  const digits = part(line, from, from + 5);
  if (!/^\d{6}$/.test(digits)) return null;
  const year = Number(digits.slice(0, 2));
  return `${century(year) + year}-${digits.slice(2, 4)}-${digits.slice(4)}`;
}

/** Reads a zone of two lines and names every place where it is wrong. `today` tells the century of a birth. */
export function readZone([first, second]: readonly [string, string], today: string): ReadZone {
  const lengths = [first, second].flatMap((line, index): ZoneProblem[] =>
    line.length === LENGTH ? [] : [{ line: index === 0 ? 1 : 2, column: Math.min(line.length, LENGTH) + 1, code: 'length' }]);
  const characters = lengths.length > 0 ? [] : wrongCharacters([first, second]);
  const sums = lengths.some(one => one.line === 2) ? [] : wrongSums(second, characters);
  const [birth, expiry] = [dayAt(second, 14, year => centuryOf(year, today)), dayAt(second, 22, () => 2000)];
  const dates = [[birth, 14], [expiry, 22]] as const;
  const wrongDates = dates.flatMap(([day, column]): ZoneProblem[] => (lengths.length > 0 || day === null || isDay(day) ? [] : [{ line: 2, column, code: 'date' }]));
  const [surname = '', ...given] = part(first, 6, LENGTH).split('<<');
  const sex = part(second, 21, 21);
  return {
    mrz: {
      issuing_state: unfilled(part(first, 3, 5)),
      surname: unfilled(surname),
      given_names: unfilled(given.join('<')),
      document_number: unfilled(part(second, 1, 9)),
      nationality: unfilled(part(second, 11, 13)),
      birth_date: birth && isDay(birth) ? birth : null,
      sex: sex === 'M' ? 'male' : sex === 'F' ? 'female' : null,
      expiry_date: expiry && isDay(expiry) ? expiry : null,
      optional_data: unfilled(part(second, 29, 42)),
    },
    problems: [...lengths, ...characters, ...sums, ...wrongDates],
  };
}
