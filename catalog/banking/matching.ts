import { type Minor, sum } from '../engine/money/money.ts';

/** Money as one side tells of it: above zero it came in. */
export interface StatedMoney {
  readonly id: number;
  readonly day: string;
  readonly amount: Minor;
}

/** A row that is a line, or (without one) takes other rows back. */
export interface Pair {
  readonly line: number | null;
  readonly row: number;
}

/** Lines and rows that are matched with each other as a whole. */
export interface Group {
  readonly lines: readonly number[];
  readonly rows: readonly number[];
}

/** What pairs come to: those that share a line or a row belong together, and so do all rows without a line. */
export function groupsOf(pairs: readonly Pair[]): readonly Group[] {
  const groups: { lines: Set<number | null>; rows: Set<number> }[] = [];
  for (const { line, row } of pairs) {
    const [first, ...others] = groups.filter(({ lines, rows }) => lines.has(line) || rows.has(row));
    const into = first ?? { lines: new Set(), rows: new Set() };
    if (!first) groups.push(into);
    into.lines.add(line);
    into.rows.add(row);
    for (const other of others) {
      for (const one of other.lines) into.lines.add(one);
      for (const one of other.rows) into.rows.add(one);
      groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups.map(({ lines, rows }) => ({ lines: [...lines].filter(one => one !== null), rows: [...rows] }));
}

/**
 * Whether lines and rows are the same money: their sums agree, and either side is one. Of no lines, two rows or more
 * come to nothing.
 */
export function isMatch(lines: readonly StatedMoney[], rows: readonly StatedMoney[]): boolean {
  const agree = sum(lines.map(({ amount }) => amount)) === sum(rows.map(({ amount }) => amount));
  return agree && rows.length > 0 && (lines.length === 0 ? rows.length > 1 : Math.min(lines.length, rows.length) === 1);
}
