import { sql } from 'drizzle-orm';
import type { Open } from '#catalog/bills/settlement/Open.ts';
import type { Database } from '../../platform/services/Database.ts';
import { lockParties, openItemsWhere } from './settlement/openItems.ts';

/**
 * An issued bill as it is open, or as far as it may be settled since a day; its party is locked first, so that nobody
 * settles it meanwhile.
 */
export async function itemOfBill(tx: Database, entity: string, id: number, since?: string): Promise<Open> {
  const where = sql`
    log_type = ${entity} and open_item.source_id = ${id} and exists (
      select 1 from account_log join posting on posting.id = account_log.posting
      where account_log.id = open_item.account_log and posting.source_event = 'post')`;
  const { rows } = await tx.execute<{ party: number }>(sql`select party from open_item where ${where}`);
  await lockParties(
    tx,
    rows.map(({ party }) => party),
  );
  const [item] = await openItemsWhere(tx, where, since);
  if (!item) throw new Error(`${entity} ${id} is not open`);
  return item;
}
