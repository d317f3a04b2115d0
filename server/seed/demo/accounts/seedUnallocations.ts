import { sql } from 'drizzle-orm';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { openItemsWhere } from '#server/modules/bills/settlement/openItems.ts';
import { settledByVouchers } from '#server/modules/bills/settlement/settledByVouchers.ts';
import { annulUnallocation, enterUnallocation } from '#server/modules/bills/settlement/unallocate.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { deskOf } from './enterPast.ts';

/** Payments that were taken off the bills that they had settled; one of them stood there after all. */
export async function seedUnallocations(ground: Ground): Promise<void> {
  const { db, today } = ground;
  const { rows } = await db.execute<{ id: number; party: number; invoice_no: string; item: number }>(sql`
    select sales.id, sales.party, invoice_no, item.id as item from sales
      join open_item as item on log_type = 'sales' and item.source_id = sales.id and side = 'debit'
    where status = 'issued' and item.currency is null and exists (
      select 1 from allocation where debit = item.id and source_type = 'receipt_voucher' and counters is null)
    order by sales.id desc limit 2`);
  const day = addDays(today, -2);
  const of = 'unallocation';
  for (const [at, { id: _bill, party, invoice_no: details, ...bill }] of rows.entries()) {
    const [item] = await openItemsWhere(db, sql`id = ${bill.item}`);
    const settled = await settledByVouchers(db, bill.item);
    if (!item || settled.some(one => one.day > day)) continue;
    const [number = ''] = await nextNumbers(db, { prefix: 'UA', day }, 1);
    const amount = fromMinor(sum(settled.map(one => one.amount)));
    const one = { id: at + 1, number, item, settled, day, branch: 1, details, account: 'receivable' } as const;
    const common = { invoice_no: number, taken_on: day, party, item: bill.item, branch: 1, amount, version: 1 };
    await insertNumbered(db, of, [
      { id: at + 1, status: at === 0 ? 'posted' : 'voided', ...common, ...written(ground, day, ground.staff[0]) },
    ]);
    const request = deskOf(ground, { on: day, of });
    await enterUnallocation({ tx: db, request }, one);
    if (at === 1) await annulUnallocation(db, request, { ...one, party, item: bill.item });
  }
}
