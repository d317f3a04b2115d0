import { sql } from 'drizzle-orm';
import { type Minor, toMinor } from '../../../../catalog/money.ts';
import type { Database } from '../../../host.ts';
import { holdParties } from '../settlement/openItems.ts';

interface BillItem {
  readonly id: number;
  readonly ledger: number;
  readonly party: number;
  readonly amount: Minor;
  readonly outstanding: Minor;
}

/** An issued bill as it is open; its party is locked first, so that nobody settles it meanwhile. */
export async function itemOfBill(tx: Database, entity: string, id: number): Promise<BillItem> {
  const where = sql`
    log_type = ${entity} and open_item.source_id = ${id} and exists (
      select 1 from account_log join posting on posting.id = account_log.posting
      where account_log.id = open_item.account_log and posting.source_event = 'post')`;
  const { rows: parties } = await tx.execute<{ party: number }>(sql`select party from open_item where ${where}`);
  await holdParties(
    tx,
    parties.map(({ party }) => party),
  );
  const { rows } = await tx.execute<Omit<BillItem, 'amount' | 'outstanding'> & { amount: string; outstanding: string }>(
    sql`select id, ledger, party, amount::text, outstanding::text from open_item where ${where}`,
  );
  const [item] = rows;
  if (!item) throw new Error(`${entity} ${id} is not open`);
  return { ...item, amount: toMinor(item.amount), outstanding: toMinor(item.outstanding) };
}
