import { sortBy } from 'es-toolkit';
import { daysBetween } from '../engine/days/days.ts';
import type { Pair, StatedMoney } from './matching.ts';

/** Days by which a bank is later than the books, or earlier, and a match is still likely. */
const WINDOW = 10;
/** Rows that are tried together for one line. */
const MOST_TOGETHER = 3;

interface Worded extends StatedMoney {
  /** Numbers and words by which it can be recognised. */
  readonly words: readonly (string | null)[];
}

/** What is probably a line. */
export interface Suggestion {
  readonly line: number;
  readonly rows: readonly number[];
  /** No other row could be meant: it may be accepted unseen. */
  readonly isSure: boolean;
}

const plain = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Parts of three signs or more with a digit: numbers of cheques and documents. */
const numbersIn = (words: readonly (string | null)[]): string[] =>
  words.flatMap(text => (text ?? '').split(/\s+/).map(plain)).filter(part => part.length > 2 && /\p{N}/u.test(part));

/** Whether both name the same number. */
const namesSame = (line: Worded, row: Worded): boolean => {
  const [own, other] = [numbersIn(line.words), numbersIn(row.words)];
  const bare = (text: string) => text.replace(/^0+/, '');
  return own.some(one => other.some(two => bare(one) === bare(two)));
};

const apart = (line: StatedMoney, row: StatedMoney): number => Math.abs(daysBetween(line.day, row.day));

/** The first set of rows on the same side that come to the amount of a line together. */
function together(line: Worded, rows: readonly Worded[]): readonly Worded[] | undefined {
  const near = sortBy(
    rows.filter(row => apart(line, row) <= WINDOW && row.amount > 0n === line.amount > 0n),
    [row => apart(line, row)],
  ).slice(0, 20);
  const search = (from: number, left: bigint, taken: readonly Worded[]): readonly Worded[] | undefined => {
    if (left === 0n) return taken.length > 1 ? taken : undefined;
    if (taken.length === MOST_TOGETHER) return undefined;
    for (let at = from; at < near.length; at++) {
      const one = near[at];
      const found = one && search(at + 1, left - one.amount, [...taken, one]);
      if (found) return found;
    }
    return undefined;
  };
  return search(0, line.amount, []);
}

/**
 * What each open line probably is: a row of the same amount, one that names the same number before others, then the
 * nearest day; else two or three rows that come to it. No row is suggested twice.
 */
export function suggest(lines: readonly Worded[], rows: readonly Worded[]): readonly Suggestion[] {
  const taken = new Set<number>();
  const found = new Map<number, Suggestion>();
  const take = (line: Worded, given: readonly Worded[], isSure: boolean) => {
    for (const { id } of given) taken.add(id);
    found.set(line.id, { line: line.id, rows: given.map(({ id }) => id), isSure });
  };
  const equal = (line: Worded) => rows.filter(row => row.amount === line.amount && !taken.has(row.id));
  for (const line of lines) {
    const [row, ...others] = equal(line).filter(one => namesSame(line, one));
    if (row && others.length === 0) take(line, [row], true);
  }
  const near = lines.flatMap(line =>
    equal(line)
      .filter(row => apart(line, row) <= WINDOW)
      .map(row => ({ line, row, days: apart(line, row), isNamed: namesSame(line, row) })),
  );
  const once = (pick: (one: (typeof near)[number]) => Worded, one: Worded) =>
    near.filter(each => pick(each).id === one.id).length === 1;
  for (const { line, row } of sortBy(near, [({ isNamed }) => Number(!isNamed), 'days']))
    if (!found.has(line.id) && !taken.has(row.id))
      take(line, [row], once(each => each.line, line) && once(each => each.row, row));
  for (const line of lines) {
    const several = found.has(line.id)
      ? undefined
      : together(
          line,
          rows.filter(({ id }) => !taken.has(id)),
        );
    if (several) take(line, several, false);
  }
  return [...found.values()];
}

/** Suggestions as they are accepted. */
export const pairsOf = (suggestions: readonly Suggestion[]): readonly Pair[] =>
  suggestions.flatMap(({ line, rows }) => rows.map(row => ({ line, row })));
