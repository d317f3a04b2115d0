import { isDay } from '../../engine/days/instants.ts';
import { birthIn, expiryIn } from './days.ts';
import { type FormatName, formatOf, type Span, type ZoneFormat } from './format.ts';
import { longNumber } from './longNumber.ts';
import { digitOf, mayStand, partOf } from './places.ts';
import type { ZoneProblem } from './problem.ts';
import { wrongSums } from './sums.ts';

/** What a machine-readable zone says (ICAO Doc 9303 parts 4 to 7). */
export interface Zone {
  readonly format: FormatName;
  /** One letter or two, such as `P`, `PD`, `ID`, `V`. */
  readonly document_type: string;
  readonly issuing_state: string;
  readonly surname: string;
  readonly given_names: string;
  readonly document_number: string;
  readonly nationality: string;
  /** Null where the document leaves it open. */
  readonly birth_date: string | null;
  readonly sex: 'male' | 'female' | null;
  readonly expiry_date: string | null;
  readonly optional_data: string;
}

export interface ReadZone {
  readonly mrz: Zone;
  readonly problems: readonly ZoneProblem[];
}

const unfilled = (text: string): string => text.replace(/</g, ' ').trim().replace(/ +/g, ' ');

/**
 * What is wrong with a line before any sum: that it is missing, of another length, or holds what may not stand there.
 */
function faultsOf(format: ZoneFormat, line: string, number: number): ZoneProblem[] {
  if (line === '') return [{ line: number, column: 1, code: 'missing' }];
  if (line.length !== format.length)
    return [{ line: number, column: Math.min(line.length, format.length) + 1, code: 'length' }];
  return Array.from(line).flatMap((sign, at): ZoneProblem[] =>
    mayStand(format, sign, number, at + 1) ? [] : [{ line: number, column: at + 1, code: 'character' }],
  );
}

/** Whether nothing is said against these columns of a line. */
export const isTrusted = (problems: readonly ZoneProblem[], { line, from, to }: Span): boolean =>
  problems.every(
    one =>
      one.line !== line ||
      (one.code !== 'missing' && one.code !== 'length' && (one.column > to || (one.to ?? one.column) < from)),
  );

interface Days {
  readonly birth: string | null;
  readonly expiry: string | null;
  readonly today: string;
}

/** What is wrong with days that are written as they must be. A day is not accused where its sum is. */
function wrongDays(
  { birth: birthAt, expiry: expiryAt }: ZoneFormat,
  { birth, expiry, today }: Days,
  found: readonly ZoneProblem[],
): ZoneProblem[] {
  const trusted = (at: Span) => isTrusted(found, { ...at, to: digitOf(at).to });
  const problem = ({ line, from, to }: Span, code: ZoneProblem['code']) => ({ line, column: from, to, code });
  const unreal = (
    [
      [birth, birthAt],
      [expiry, expiryAt],
    ] as const
  ).flatMap(([day, at]) => (day !== null && !isDay(day) && trusted(at) ? [problem(at, 'date')] : []));
  if (unreal.length > 0 || birth === null || !trusted(birthAt)) return unreal;
  if (birth > today) return [problem(birthAt, 'future')];
  return expiry !== null && expiry <= birth && trusted(expiryAt) ? [problem(expiryAt, 'order')] : [];
}

/**
 * Reads a zone of two or three lines, of which one may be empty, and names every place where it is wrong. `today` tells
 * the century of a birth.
 */
export function readZone(lines: readonly string[], today: string): ReadZone {
  const format = formatOf(lines);
  const text = (at: Span) => unfilled(partOf(lines, at));
  const [birth, expiry] = [birthIn(partOf(lines, format.birth), today), expiryIn(partOf(lines, format.expiry), today)];
  const [surname = '', ...given] = partOf(lines, format.names).split('<<');
  const sex = partOf(lines, format.sex);
  const { number, optional } = longNumber(format, lines) ?? {
    number: partOf(lines, format.number),
    optional: format.optional.map(one => partOf(lines, one)).join('<'),
  };
  const faults = lines.flatMap((line, at) => faultsOf(format, line, at + 1));
  // Sums are of whole lines; the first of two holds none.
  const isWhole = lines.every((line, at) => line.length === format.length || (format.lines === 2 && at === 0));
  const sums = isWhole ? wrongSums(format, lines, faults) : [];
  const found = [...faults, ...sums];
  return {
    mrz: {
      format: format.name,
      document_type: text(format.type),
      issuing_state: text(format.issuer),
      surname: unfilled(surname),
      given_names: unfilled(given.join('<')),
      document_number: unfilled(number),
      nationality: text(format.nationality),
      birth_date: birth && isDay(birth) ? birth : null,
      sex: sex === 'M' ? 'male' : sex === 'F' ? 'female' : null,
      expiry_date: expiry && isDay(expiry) ? expiry : null,
      optional_data: unfilled(optional),
    },
    problems: isWhole ? [...found, ...wrongDays(format, { birth, expiry, today }, found)] : found,
  };
}
