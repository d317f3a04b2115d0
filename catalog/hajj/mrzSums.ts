import { checkDigit } from './mrzCheck.ts';
import { canBeDay } from './mrzDays.ts';
import { LENGTH, mayStand, part, type ZoneProblem } from './mrzShape.ts';
import { likeliestSlip } from './mrzSlip.ts';

/** Columns of a field; its check digit stands in the next one. */
export interface Guarded {
  readonly from: number;
  readonly to: number;
  readonly isDay?: boolean;
}

/** Number, birth, expiry and optional data; the last digit of the line checks them all together. */
const fields: readonly Guarded[] = [
  { from: 1, to: 9 },
  { from: 14, to: 19, isDay: true },
  { from: 22, to: 27, isDay: true },
  { from: 29, to: 42 },
];

const together = (line: string): string => part(line, 1, 10) + part(line, 14, 20) + part(line, 22, 43);

function isRight(line: string, { from, to }: Guarded): boolean {
  const [field, digit] = [part(line, from, to), part(line, to + 1, to + 1)];
  return digit === checkDigit(field) || (digit === '<' && /^<+$/.test(field));
}

const isWhole = (line: string): boolean => checkDigit(together(line)) === part(line, LENGTH, LENGTH);

/** How many of the five sums of a second line come out. */
export const rightSums = (line: string): number =>
  [...fields.map(field => isRight(line, field)), isWhole(line)].filter(Boolean).length;

/** Lines with one other character in a column, for each that may stand there. */
function* changed(line: string, column: number): Generator<string> {
  for (const sign of '0123456789<ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    if (sign !== line[column - 1] && mayStand(sign, 2, column))
      yield line.slice(0, column - 1) + sign + line.slice(column);
  }
}

/** Whether a changed line is one that a passport can have. */
const isSound = (line: string, field: Guarded): boolean =>
  isRight(line, field) && isWhole(line) && (!field.isDay || canBeDay(part(line, field.from, field.to)));

/** Columns of a field and its digit in which one other character alone would set every sum right. */
const culprits = (line: string, field: Guarded): number[] =>
  Array.from({ length: field.to - field.from + 2 }, (_, at) => field.from + at).filter(column =>
    [...changed(line, column)].some(other => isSound(other, field)),
  );

/** Where a field is wrong whose sum does not come out: the one character that must be it, else all that may be. */
function accusation(line: string, field: Guarded, isOnly: boolean): ZoneProblem {
  const { from, to } = field;
  // The line's own digit is a second witness as long as nothing else is wrong.
  const [only, another] = isOnly ? culprits(line, field) : [];
  if (only !== undefined && another === undefined) return { line: 2, column: only, code: 'check_digit' };
  const suspect = isOnly
    ? likeliestSlip(part(line, from, to), (at, sign) => {
        const other = line.slice(0, from - 1 + at) + sign + line.slice(from + at);
        return mayStand(sign, 2, from + at) && isSound(other, field);
      })
    : undefined;
  return {
    line: 2,
    column: from,
    to: to + 1,
    code: 'check_digit',
    ...(suspect !== undefined && { suspect: from + suspect }),
  };
}

/** Sums of a second line that do not come out; a field already known to hold a wrong character is not accused twice. */
export function wrongSums(line: string, known: readonly ZoneProblem[]): ZoneProblem[] {
  const isKnown = (from: number, to: number) =>
    known.some(one => one.line === 2 && one.column >= from && one.column <= to);
  // Nationality and sex have no sum.
  const isSummed = !(isKnown(1, 10) || isKnown(14, 20) || isKnown(22, LENGTH));
  const wrong = fields.filter(field => !isKnown(field.from, field.to + 1) && !isRight(line, field));
  if (wrong.length > 0 || !isSummed || isWhole(line))
    return wrong.map(field => accusation(line, field, isSummed && wrong.length === 1));
  return [{ line: 2, column: LENGTH, code: 'check_digit' }];
}
