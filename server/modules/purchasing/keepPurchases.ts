import { type SQL, sql } from 'drizzle-orm';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { purchasePayment } from '#catalog/purchasing/purchaseStatus.ts';
import { execute } from '../../engine/commands/execute.ts';
import { keepValues } from '../../engine/records/keepValues.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Payable, RequestContext } from '../../engine/context/host.ts';

interface PurchaseRow extends Record<string, unknown> {
  readonly id: number;
  readonly due: string;
  readonly open: string;
  readonly status: string;
  readonly bill_status: string;
}

const { purchase_final: entity } = entities;
const isPaid = (state: string): boolean => state === 'paid' || state === 'overpaid';

const bills = (amount: SQL): SQL => sql`
  coalesce((select sum(purchase.${amount}) from purchase_final_bills as line join purchase on purchase.id = line.purchase
    where line.owner = purchase_final.id), 0)
  - coalesce((select sum(debit_note.${amount}) from goods_return join debit_note on debit_note.id = goods_return.debit_note
    where goods_return.purchase_final = purchase_final.id), 0)`;

/** How far a purchase is paid: its bills less what was sent back, and what of that is not outstanding (rules B3). */
const standing = ({ due, open }: PurchaseRow) => {
  const [asked, paid] = [toMinor(due), toMinor(due) - toMinor(open)];
  return {
    billed_amount: fromMinor(asked),
    paid_amount: fromMinor(paid),
    payment_status: purchasePayment({ due: asked, paid }),
  };
};

const find = (tx: Database, where: SQL) =>
  tx.execute<PurchaseRow>(sql`
    select id, status, bill_status, (${bills(sql.raw('amount'))})::text as due, (${bills(sql.raw('outstanding'))})::text as open
    from purchase_final where ${where}`);

/** How far one purchase is paid from now on. */
export async function keepPurchase(tx: Database, id: number) {
  const { rows } = await find(tx, sql`id = ${id}`);
  const [found] = rows;
  if (!found) throw new Error(`no purchase ${id}`);
  return standing(found);
}

/**
 * Says anew of the purchases whose bills some open items are how far they are paid. One that is received, billed and paid
 * is closed by that (rules B3).
 */
async function keepPurchasesOf(tx: Database, request: RequestContext, items: readonly number[]): Promise<void> {
  const { rows } = await find(
    tx,
    sql`id in (
      select line.owner from open_item join purchase_final_bills as line on line.purchase = open_item.source_id
        where open_item.log_type = 'purchase' and open_item.id = any(${sql.param([...items])}::integer[])
      union select goods_return.purchase_final from open_item
        join goods_return on goods_return.debit_note = open_item.source_id
        where open_item.log_type = 'debit_note' and open_item.id = any(${sql.param([...items])}::integer[]))`,
  );
  const command = commandOf('finish_purchase_final');
  for (const found of rows) {
    const set = standing(found);
    await keepValues(tx, request, entity.name, { set, where: sql`id = ${found.id}` });
    const isDone = found.status === 'confirmed' && found.bill_status === 'billed' && isPaid(set.payment_status);
    if (isDone) await execute(tx, { ...request, entity }, { command, id: found.id, input: {}, locale: 'en' });
  }
}

export const purchasePayable: Payable = { type: entity.name, settled: keepPurchasesOf };
