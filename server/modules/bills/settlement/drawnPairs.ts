import { drawn, leftOf, type Open, Remainder } from '#catalog/bills/settlement/Open.ts';
import type { Pair } from '#catalog/bills/settlement/settle.ts';
import { type Minor, sum } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { EntryLine } from '../../ledger/vouchers/postEntry.ts';
import { exchangeLedgers } from './settleLines.ts';

/**
 * The oldest items as far as an amount in their currency goes, each part worth what it is by the rate of its item (rule S6).
 * `line` is the place of the line that settles them.
 */
export function drawnPairs(items: readonly Open[], amount: Minor, line: number): Pair[] {
  const open = new Map(items.filter(item => leftOf(item) > 0n).map(item => [item.id, item]));
  return drawn([...open.values()], amount).flatMap(({ item: id, amount: part }) => {
    const item = open.get(id);
    if (!item) return [];
    return [{ line, item: id, amount: new Remainder(item).take(part), foreign: item.currency === null ? 0n : part }];
  });
}

/** The row by which lines of different rates come to the same on both sides: gained or lost by exchange (rule S6). */
export async function exchangedOf(tx: Database, lines: readonly EntryLine[]): Promise<EntryLine[]> {
  const difference = sum(lines.map(({ debit, credit }) => debit - credit));
  if (difference === 0n) return [];
  const { gain, loss } = await exchangeLedgers(tx);
  const plain = { party: null, sub_ledger: null, details: null };
  return difference > 0n
    ? [{ ...plain, ledger: gain, debit: 0n, credit: difference }]
    : [{ ...plain, ledger: loss, debit: -difference, credit: 0n }];
}
