/** Characters in each of the two lines of a passport's zone (ICAO Doc 9303 part 4, TD3). */
export const LENGTH = 44;

const ALPHABET = /^[A-Z0-9<]$/;

/** Characters that a place may hold: letters, digits, or both; a filler everywhere but in a check digit. */
const places: readonly { readonly line: 1 | 2; readonly from: number; readonly to: number; readonly holds: RegExp }[] =
  [
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

/** Whether a character may stand in a column, counted from 1. */
export function mayStand(character: string, line: 1 | 2, column: number): boolean {
  const place = places.find(one => one.line === line && column >= one.from && column <= one.to);
  return ALPHABET.test(character) && (place?.holds ?? ALPHABET).test(character);
}

/** What stands in the columns of a line, counted from 1, both included. */
export const part = (line: string, from: number, to: number): string => line.slice(from - 1, to);

export type ZoneProblemCode = 'missing' | 'length' | 'character' | 'check_digit' | 'date';

/** Where the zone is wrong; lines and columns are counted from 1. */
export interface ZoneProblem {
  readonly line: 1 | 2;
  readonly column: number;
  /** The last of several columns of which one or more are wrong; absent where it is this one. */
  readonly to?: number;
  /** Of these the one that looks most like a slip; it need not be. */
  readonly suspect?: number;
  readonly code: ZoneProblemCode;
}
