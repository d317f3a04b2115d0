import { fromMinor, type Minor, sum } from '../engine/money/money.ts';
import { type Violation, violation } from '../engine/violations/violation.ts';

/** A line of a statement, in minor units. */
export interface StatementLine {
  readonly id: number;
  readonly day: string;
  readonly in: Minor;
  readonly out: Minor;
  readonly reference: string | null;
}

export interface Statement {
  readonly from: string;
  readonly to: string;
  readonly opening: Minor;
  readonly closing: Minor;
  readonly lines: readonly StatementLine[];
}

/** What came in, less what went out. */
export const netOf = (line: Pick<StatementLine, 'in' | 'out'>): Minor => line.in - line.out;

/** What the opening balance and the lines come to. */
export const reckonedClosing = ({ opening, lines }: Pick<Statement, 'opening' | 'lines'>): Minor =>
  opening + sum(lines.map(netOf));

/** By what a line is told from the others: its day, its amount and its reference; nothing where it has none. */
const markOf = (line: StatementLine): string | undefined =>
  line.reference ? [line.day, netOf(line), line.reference.trim().toLowerCase()].join(' ') : undefined;

/** Lines that say again what one before them has said. */
export const repeatedLines = (lines: readonly StatementLine[]): readonly number[] => {
  const marks = lines.map(markOf);
  return lines.flatMap((_, at) => (marks[at] !== undefined && marks.indexOf(marks[at]) < at ? [at] : []));
};

/**
 * What is wrong with a statement by itself: its lines lie within its days, have one side each and are told once, and
 * with the opening balance they come to the closing one. A draft may still have faults; it is not matched with them.
 */
export function statementFaults(statement: Statement): Violation[] {
  const { from, to, lines, closing } = statement;
  const reckoned = reckonedClosing(statement);
  return [
    ...lines.flatMap((line, at) => [
      ...(line.day < from || line.day > to ? [violation(`items.${at}.line_date`, 'outside_statement')] : []),
      ...((line.in === 0n) === (line.out === 0n) ? [violation(`items.${at}.money_in`, 'one_side')] : []),
    ]),
    ...repeatedLines(lines).map(at => violation(`items.${at}.reference`, 'line_repeated')),
    ...(reckoned === closing ? [] : [violation('closing_amount', 'statement_sum', { amount: fromMinor(reckoned) })]),
  ];
}
