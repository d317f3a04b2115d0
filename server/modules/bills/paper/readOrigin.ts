import { sql } from 'drizzle-orm';
import type { BillName } from '#catalog/bills/bills.ts';
import type { BillFacts, BillOrigin } from '#catalog/bills/paper/BillFacts.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** What made a receivable bill, whose number it bears then; else it is the customer's own. */
async function makerOf(db: Database, sales: number): Promise<BillOrigin> {
  const { rows } = await db.execute<{ order: boolean; booking: boolean }>(sql`
    select exists (select 1 from shipment where sales = ${sales}) as "order",
      exists (select 1 from booking where sales = ${sales}) as booking`);
  return rows[0]?.order ? 'order' : rows[0]?.booking ? 'booking' : 'theirs';
}

/** The number that a bill refers to, and whose it is: a note always bears that of a bill or purchase of ours. */
export async function readOrigin(
  db: Database,
  kind: BillName,
  bill: { readonly id: number; readonly ref_invoice_no: string | null },
): Promise<BillFacts['origin']> {
  const { id, ref_invoice_no: number } = bill;
  if (!number) return null;
  if (kind === 'credit_note' || kind === 'debit_note') return { of: 'bill', number };
  return { of: kind === 'sales' ? await makerOf(db, id) : 'theirs', number };
}
