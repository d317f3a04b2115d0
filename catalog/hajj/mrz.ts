import { isDay } from '../engine/calendar.ts';
import { daysOf } from './mrzDays.ts';
import { LENGTH, mayStand, part, type ZoneProblem } from './mrzShape.ts';
import { wrongSums } from './mrzSums.ts';

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

export interface ReadZone {
  readonly mrz: PassportZone;
  readonly problems: readonly ZoneProblem[];
}

const unfilled = (text: string): string => text.replace(/</g, ' ').trim().replace(/ +/g, ' ');

/**
 * What is wrong with a line before any sum: that it is missing, of another length, or holds what may not stand there.
 */
function faultsOf(line: string, number: 1 | 2): ZoneProblem[] {
  if (line === '') return [{ line: number, column: 1, code: 'missing' }];
  if (line.length !== LENGTH) return [{ line: number, column: Math.min(line.length, LENGTH) + 1, code: 'length' }];
  return Array.from(line).flatMap((sign, at): ZoneProblem[] =>
    mayStand(sign, number, at + 1) ? [] : [{ line: number, column: at + 1, code: 'character' }],
  );
}

/** Everything that is wrong with a second line. A day is not accused where its sum is. */
function problemsOf(line: string, days: Readonly<Record<'birth' | 'expiry', string | null>>): ZoneProblem[] {
  const faults = faultsOf(line, 2);
  if (line.length !== LENGTH) return faults;
  const sums = wrongSums(line, faults);
  const dates = [
    [days.birth, 14, 19],
    [days.expiry, 22, 27],
  ] as const;
  return [
    ...faults,
    ...sums,
    ...dates.flatMap(([day, column, to]): ZoneProblem[] =>
      day === null || isDay(day) || sums.some(one => one.column >= column && one.column <= to + 1)
        ? []
        : [{ line: 2, column, to, code: 'date' }],
    ),
  ];
}

/**
 * Reads a zone of two lines, of which one may be empty, and names every place where it is wrong. `today` tells the
 * century of a birth.
 */
export function readZone([first, second]: readonly [string, string], today: string): ReadZone {
  const days = daysOf(second, today);
  const [surname = '', ...given] = part(first, 6, LENGTH).split('<<');
  const sex = part(second, 21, 21);
  return {
    mrz: {
      issuing_state: unfilled(part(first, 3, 5)),
      surname: unfilled(surname),
      given_names: unfilled(given.join('<')),
      document_number: unfilled(part(second, 1, 9)),
      nationality: unfilled(part(second, 11, 13)),
      birth_date: days.birth && isDay(days.birth) ? days.birth : null,
      sex: sex === 'M' ? 'male' : sex === 'F' ? 'female' : null,
      expiry_date: days.expiry && isDay(days.expiry) ? days.expiry : null,
      optional_data: unfilled(part(second, 29, 42)),
    },
    problems: [...faultsOf(first, 1), ...problemsOf(second, days)],
  };
}

/** Whether nothing is said against these columns of a line. */
export const isTrusted = (problems: readonly ZoneProblem[], line: 1 | 2, from: number, to: number): boolean =>
  problems.every(
    one =>
      one.line !== line ||
      (one.code !== 'missing' && one.code !== 'length' && (one.column > to || (one.to ?? one.column) < from)),
  );
