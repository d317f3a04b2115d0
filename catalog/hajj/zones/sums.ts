import { checkDigit } from './checkDigit.ts';
import { canBeDay } from './days.ts';
import type { Summed, ZoneFormat } from './format.ts';
import { longNumber } from './longNumber.ts';
import { digitOf, mayStand, partOf, summedOf, wholeDigitOf } from './places.ts';
import type { ZoneProblem } from './problem.ts';
import { likeliestSlip } from './slip.ts';

type Lines = readonly string[];

function isRight(format: ZoneFormat, lines: Lines, field: Summed): boolean {
  const [text, digit] = [partOf(lines, field), partOf(lines, digitOf(field))];
  // Where nothing stands, the digit may be open.
  if (digit === checkDigit(text) || (digit === '<' && /^<+$/.test(text))) return true;
  return field === format.number && longNumber(format, lines)?.isRight === true;
}

const isWhole = (format: ZoneFormat, lines: Lines): boolean => {
  const [digit, spans] = [wholeDigitOf(format), format.whole];
  return !digit || !spans || checkDigit(spans.map(one => partOf(lines, one)).join('')) === partOf(lines, digit);
};

/** How many of the sums of a zone come out. */
export const rightSums = (format: ZoneFormat, lines: Lines): number =>
  [...summedOf(format).map(field => isRight(format, lines, field)), isWhole(format, lines)].filter(Boolean).length;

const withSign = (lines: Lines, line: number, column: number, sign: string): Lines =>
  lines.map((text, at) => (at + 1 === line ? text.slice(0, column - 1) + sign + text.slice(column) : text));

/** Lines with one other character in a column, for each that may stand there. */
function* changed(format: ZoneFormat, lines: Lines, line: number, column: number): Generator<Lines> {
  for (const sign of '0123456789<ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    if (sign !== lines[line - 1]?.[column - 1] && mayStand(format, sign, line, column))
      yield withSign(lines, line, column, sign);
  }
}

/** Whether changed lines are some that a document can have. */
const isSound = (format: ZoneFormat, lines: Lines, field: Summed): boolean =>
  isRight(format, lines, field) && isWhole(format, lines) && (!field.isDay || canBeDay(partOf(lines, field)));

/** Columns of a field and its digit in which one other character alone would set every sum right. */
const culprits = (format: ZoneFormat, lines: Lines, field: Summed): number[] =>
  Array.from({ length: field.to - field.from + 2 }, (_, at) => field.from + at).filter(column =>
    [...changed(format, lines, field.line, column)].some(other => isSound(format, other, field)),
  );

/** Where a field is wrong whose sum does not come out: the one character that must be it, else all that may be. */
function accusation(format: ZoneFormat, lines: Lines, field: Summed, isOnly: boolean): ZoneProblem {
  const { line, from, to } = field;
  const rest = field === format.number ? longNumber(format, lines)?.rest : undefined;
  // A long number may be wrong in either part; on a card of two lines they do not stand side by side.
  if (rest)
    return {
      line,
      column: from,
      to: rest.line === line && rest.from === to + 2 ? rest.to : to + 1,
      code: 'check_digit',
    };
  // The digit over all is a second witness, where there is one, as long as nothing else is wrong.
  const hasWitness = isOnly && format.whole !== undefined;
  const [only, another] = hasWitness ? culprits(format, lines, field) : [];
  if (only !== undefined && another === undefined) return { line, column: only, code: 'check_digit' };
  const suspect = hasWitness
    ? likeliestSlip(partOf(lines, field), (at, sign) => {
        const other = withSign(lines, line, from + at, sign);
        return mayStand(format, sign, line, from + at) && isSound(format, other, field);
      })
    : undefined;
  return {
    line,
    column: from,
    to: to + 1,
    code: 'check_digit',
    ...(suspect !== undefined && { suspect: from + suspect }),
  };
}

/** Sums that do not come out; a field already known to hold a wrong character is not accused twice. */
export function wrongSums(format: ZoneFormat, lines: Lines, known: readonly ZoneProblem[]): ZoneProblem[] {
  const isKnown = ({ line, from, to }: Summed) =>
    known.some(one => one.line === line && one.column >= from && one.column <= to);
  const withDigit = (field: Summed): Summed => ({ ...field, to: field.to + 1 });
  const digit = wholeDigitOf(format);
  const isSummed = digit !== undefined && ![...(format.whole ?? []), digit].some(isKnown);
  const wrong = summedOf(format).filter(field => !isKnown(withDigit(field)) && !isRight(format, lines, field));
  if (wrong.length > 0 || !isSummed || isWhole(format, lines))
    return wrong.map(field => accusation(format, lines, field, isSummed && wrong.length === 1));
  return [{ line: digit.line, column: digit.from, code: 'check_digit' }];
}
