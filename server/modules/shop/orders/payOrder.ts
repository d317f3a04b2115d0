import { sql } from 'drizzle-orm';
import { least, leftOf, oldestFirst } from '#catalog/bills/settlement/Open.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { append } from '#server/engine/records/append.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { postVoucher } from '../../ledger/vouchers/postVoucher.ts';
import { lockParties, openItemsWhere } from '../../bills/settlement/openItems.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { recomputeOrderPaymentStatus } from './recomputeOrderPaymentStatus.ts';
import { orderOf } from './orderRecord.ts';
import { waysOfPayment } from './waysOfPayment.ts';

/** What of the bills of an order an amount settles since a day, the oldest first. */
async function billsFor(tx: Database, order: number, { amount, day }: { amount: Minor; day: string }) {
  const where = sql`log_type = 'sales' and outstanding > 0 and side = 'debit'
    and source_id in (select sales from shipment where "order" = ${order})`;
  let rest = amount;
  return oldestFirst(await openItemsWhere(tx, where, day)).flatMap(item => {
    const part = least(rest, leftOf(item));
    rest -= part;
    return part > 0n ? [{ item: item.id, amount: fromMinor(part) }] : [];
  });
}

export const takeOrderPayment: CommandHandler<Commands['take_payment_order']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    const order = orderOf(record);
    const { paid_on: day, pay_amount, beyond_due: isBeyond } = input;
    refuse([
      ...(day < order.order_date ? [violation('paid_on', 'before_order')] : []),
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('paid_on', 'future_date')] : []),
    ]);
    const amount = pay_amount === null ? order.outstanding : toMinor(pay_amount);
    if (amount <= 0n) refuse([violation('pay_amount', 'above_zero')]);
    if (amount > order.outstanding && isBeyond !== true) refuse([violation('pay_amount', 'over_outstanding')]);
    const ways = await waysOfPayment(tx, input, amount);
    await lockParties(tx, [order.party]);
    const [paid, zero] = [fromMinor(amount), '0.00'];
    const owed = await ledgerOfType(tx, 'receivable');
    const values = {
      receipt_date: day,
      branch: order.branch,
      details: order.order_no,
      items: [
        ...ways.map(way => ({ ...way, credit_amount: zero })),
        { ledger: owed, party: order.party, debit_amount: zero, credit_amount: paid },
      ],
      settlement: 'selected',
      settles: await billsFor(tx, order.id, { amount, day }),
    };
    const asked = { receipt_date: 'paid_on', settles: 'pay_amount' };
    const voucher = await postVoucher(context, 'receipt_voucher', values, asked);
    const fact = { order: order.id, receipt_voucher: voucher, paid_on: day, amount: paid };
    await append(tx, request, { entity: entities.order_payment, rows: [fact] });
    await recomputeOrderPaymentStatus(tx, sql`id = ${order.id}`);
    return { output: { voucher } };
  },
};
