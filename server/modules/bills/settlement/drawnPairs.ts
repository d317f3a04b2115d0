import { drawn, leftOf, type Open, Remainder } from '#catalog/bills/settlement/Open.ts';
import type { Pair } from '#catalog/bills/settlement/settle.ts';
import { type Minor, sum } from '#catalog/engine/money/money.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Posting } from '../../ledger/vouchers/Posting.ts';
import { exchangeLedgers } from './settleLines.ts';

/**
 * The oldest items as far as an amount in their currency goes, each part worth what it is by the rate of its item (rule S6).
 */
export function drawnPairs(items: readonly Open[], amount: Minor): Omit<Pair, 'line'>[] {
  const open = new Map(items.filter(item => leftOf(item) > 0n).map(item => [item.id, item]));
  return drawn([...open.values()], amount).flatMap(({ item: id, amount: part }) => {
    const item = open.get(id);
    if (!item) return [];
    return [{ item: id, amount: new Remainder(item).take(part), foreign: item.currency === null ? 0n : part }];
  });
}

/** Brings rows of different rates to the same on both sides, by what is gained or lost by exchange (rule S6). */
export async function enterExchange(tx: Database, posting: Posting): Promise<void> {
  const difference = sum(posting.lines.map(({ debit, credit }) => debit - credit));
  if (difference === 0n) return;
  const { gain, loss } = await exchangeLedgers(tx);
  posting.on('credit', difference > 0n ? gain : loss, difference);
}
