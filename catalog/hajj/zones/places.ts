import { begins, type Span, type Summed, type ZoneFormat } from './format.ts';

const ALPHABET = /^[A-Z0-9<]$/;
const LETTERS = /[A-Z<]/;
const DAY = /[\d<]/;
const DIGIT = /\d/;

/** What stands in columns of the lines. */
export const partOf = (lines: readonly string[], { line, from, to }: Span): string =>
  (lines[line - 1] ?? '').slice(from - 1, to);

/** The column of the check digit of a field. */
export const digitOf = ({ line, to }: Span): Span => ({ line, from: to + 1, to: to + 1 });

/** Fields of a format that have a check digit of their own. */
export const summedOf = ({ number, birth, expiry, summedOptional }: ZoneFormat): readonly Summed[] => [
  number,
  birth,
  expiry,
  ...(summedOptional ? [summedOptional] : []),
];

/** Where the digit over all of them stands. */
export const wholeDigitOf = ({ length, whole }: ZoneFormat): Span | undefined =>
  whole && { line: 2, from: length, to: length };

const isIn = (span: Span | undefined, line: number, column: number): boolean =>
  span !== undefined && span.line === line && column >= span.from && column <= span.to;

/** Whether a check digit may be a filler: of what may be empty, and of a number that goes on in the optional data. */
const mayBeOpen = (format: ZoneFormat, field: Summed): boolean =>
  field === format.summedOptional || (field === format.number && format.document === 'card');

/** Whether a character may stand in a column, counted from 1: letters, digits, or both; a filler almost everywhere. */
export function mayStand(format: ZoneFormat, character: string, line: number, column: number): boolean {
  if (!ALPHABET.test(character)) return false;
  const within = (span: Span | undefined) => isIn(span, line, column);
  if (line === 1 && column === 1) return begins(format, character);
  if ([format.type, format.issuer, format.names, format.nationality].some(within)) return LETTERS.test(character);
  if (within(format.birth) || within(format.expiry)) return DAY.test(character);
  if (within(format.sex)) return /[MFX<]/.test(character);
  const summed = summedOf(format).find(field => within(digitOf(field)));
  if (summed) return (mayBeOpen(format, summed) ? DAY : DIGIT).test(character);
  return !within(wholeDigitOf(format)) || DIGIT.test(character);
}
