import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { receive } from '../../bills/payables/receive.ts';
import { orderPayable, paidRecordOf } from './orderPayable.ts';
import { orderOf } from './orderRecord.ts';
import { waysOfPayment } from './waysOfPayment.ts';

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
    const shares = [{ document: paidRecordOf(order), amount, field: 'pay_amount' }];
    const voucher = await receive(context, orderPayable, { ways, day, shares, field: 'pay_amount' });
    return { output: { voucher } };
  },
};
