import { isMatch, type Pair, type StatedMoney } from '#catalog/banking/matching.ts';
import type { LedgerRow, Reconciliation } from '#catalog/banking/reconciliation.ts';
import { netOf } from '#catalog/banking/statementLaw.ts';
import { suggest, type Suggestion } from '#catalog/banking/suggest.ts';
import { type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { StatementRecord } from './statementRecord.ts';

/** What has become of a line of the bank. */
export type LineState = 'open' | 'matched' | 'explained';

export interface BankLine extends StatedMoney {
  readonly description: string;
  /** Its reference, and the number of its cheque. */
  readonly numbers: readonly string[];
  readonly explanation: string | null;
  readonly state: LineState;
  /** Rows of the books that it is matched with. */
  readonly rows: readonly number[];
  /** What it probably is, while it is open. */
  readonly suggestion: Suggestion | undefined;
}

export interface BookRow extends StatedMoney {
  readonly row: LedgerRow;
  readonly isMatched: boolean;
}

/** Both sides of a statement, as somebody works on them. */
export interface Workbench {
  readonly lines: readonly BankLine[];
  readonly rows: ReadonlyMap<number, BookRow>;
  /** Rows that the bank has not seen, in the order of their days. */
  readonly open: readonly BookRow[];
  /** Rows that were matched without a line: what the statement opened with, or what takes each other back. */
  readonly alone: readonly BookRow[];
}

const filled = (texts: readonly (string | null)[]): string[] =>
  texts.filter(text => text !== null && text !== '') as string[];

/** Puts a statement beside the books. */
export function workbenchOf(statement: StatementRecord, { rows, matches }: Reconciliation): Workbench {
  const taken = new Set(matches.map(({ row }) => row));
  const books = rows.map((row): BookRow => ({
    id: row.id,
    day: row.log_date,
    amount: toMinor(row.amount),
    row,
    isMatched: taken.has(row.id),
  }));
  const open = books.filter(({ isMatched }) => !isMatched);
  const rowsOf = (line: number) => matches.filter(one => one.line === line).map(({ row }) => row);
  const stateOf = (id: number, explanation: string | null): LineState =>
    rowsOf(id).length > 0 ? 'matched' : explanation === null ? 'open' : 'explained';
  const lines = statement.lines.map(line => ({
    id: line.id,
    day: line.day,
    amount: netOf(line),
    description: line.description ?? '',
    numbers: filled([line.reference, line.cheque]),
    explanation: line.explanation,
    state: stateOf(line.id, line.explanation),
    rows: rowsOf(line.id),
  }));
  const suggestions = suggest(
    lines
      .filter(({ state }) => state === 'open')
      .map(line => ({ ...line, words: [...line.numbers, line.description] })),
    open.map(one => ({ ...one, words: [one.row.reference_no, one.row.details] })),
  );
  const suggested = new Map(suggestions.map(one => [one.line, one]));
  return {
    lines: lines.map(line => ({ ...line, suggestion: suggested.get(line.id) })),
    rows: new Map(books.map(one => [one.id, one])),
    open,
    alone: books.filter(({ id }) => matches.some(({ row, line }) => row === id && line === null)),
  };
}

/** The pairs of what was suggested. */
export const pairsOf = (suggestions: readonly Suggestion[]): Pair[] =>
  suggestions.flatMap(({ line, rows }) => rows.map(row => ({ line, row })));

/** Suggestions that leave nothing to ask. */
export const sureOnes = ({ lines }: Workbench): readonly Suggestion[] =>
  lines.flatMap(({ suggestion }) => (suggestion?.isSure ? [suggestion] : []));

/** What is ticked on both sides; with no line ticked, the rows are for the line at which somebody is. */
export interface Choice {
  readonly lines: readonly BankLine[];
  readonly rows: readonly BookRow[];
}

export const sumOf = (told: readonly StatedMoney[]): Minor => sum(told.map(({ amount }) => amount));

/** What matching a choice would say; nothing while its sides do not agree. Rows alone take each other back. */
export function chosenPairs({ lines, rows }: Choice): readonly Pair[] | undefined {
  if (!isMatch(lines, rows)) return undefined;
  return lines.length === 0
    ? rows.map(({ id }) => ({ line: null, row: id }))
    : lines.flatMap(line => rows.map(row => ({ line: line.id, row: row.id })));
}
