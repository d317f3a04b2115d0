import { sql } from 'drizzle-orm';
import { factsOf } from '#catalog/ledger/chart/chart.ts';
import type { LedgerFacts } from '#catalog/ledger/vouchers/voucherLaw.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { chartOf } from './chart.ts';

/**
 * What the law on vouchers needs to know of ledgers, by their ids. Locked until the transaction ends against being
 * closed or moved, not against being posted to by others.
 */
export async function ledgersOf(tx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, LedgerFacts>> {
  // One parameter, however many they are.
  const wanted = sql`id = any(${`{${[...new Set(ids)].join(',')}}`}::int[]) order by id for share`;
  return new Map((await chartOf(tx, wanted)).map(ledger => [ledger.id, factsOf(ledger)]));
}
