import { sql } from 'drizzle-orm';
import type { Field } from '#catalog/engine/fields.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { payBillAndConfirm } from '#catalog/purchasing/purchaseCommands.ts';
import type { Values } from '../../engine/context/values.ts';
import type { Database } from '../../platform/services/Database.ts';

const { ref_invoice_no, ledger, pay_amount, paid_on } = payBillAndConfirm.input;

const read = (field: Field, raw: unknown): unknown => {
  const parsed = parseValue(field, raw);
  return 'value' in parsed ? parsed.value : undefined;
};

interface Paid extends Record<string, unknown> {
  readonly goods_receipt: number | null;
  readonly purchase: number;
  readonly voucher: number;
}

/**
 * What stands of a purchase where its bill of that number is entered, and paid from that ledger on that day, with that
 * amount, or wholly if none is told; undefined where it is not. The vendor's number tells the bill from any other (rule M4).
 */
export async function paidAlready(tx: Database, id: number, input: Values): Promise<Paid | undefined> {
  const asked = [
    read(ref_invoice_no, input['ref_invoice_no']),
    read(ledger, input['ledger']),
    read(pay_amount, input['pay_amount']),
    read(paid_on, input['paid_on']),
  ];
  if (asked.includes(undefined)) return undefined;
  const [number, from, amount, day] = asked;
  const { rows } = await tx.execute<Paid>(sql`
    select bill.id as purchase, voucher.id as voucher, (
      select max(id) from goods_receipt
      where goods_receipt.purchase_final = line.owner and received_on = voucher.payment_date) as goods_receipt
    from purchase_final_bills as line
      join purchase as bill on bill.id = line.purchase
      join open_item as item on item.log_type = 'purchase' and item.source_id = bill.id
      join payment_voucher_settles as paid on paid.item = item.id
      join payment_voucher as voucher on voucher.id = paid.owner
    where line.owner = ${id} and lower(bill.ref_invoice_no) = lower(${number})
      and voucher.status = 'posted' and voucher.payment_date = ${day}::date
      and paid.amount = coalesce(${amount}::numeric, item.amount)
      and exists (select 1 from payment_voucher_items as row where row.owner = voucher.id and row.ledger = ${from})
    order by voucher.id limit 1`);
  return rows[0];
}
