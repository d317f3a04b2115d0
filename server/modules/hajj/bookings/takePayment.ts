import { dueNow, restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { bookingOf } from './bookingRecord.ts';
import { receiveForBookings } from './receiveForBookings.ts';
import { inTillAsked, tillOfPayment } from '../../ledger/vouchers/tillOfPayment.ts';

type Taking = CommandContext<Commands['take_payment_booking']>;

function amountOf({ record, input: { pay_amount: told, paid_on: day, beyond_due } }: Taking): Minor {
  if (told === null) return dueNow(record, day);
  const amount = toMinor(told);
  if (amount > restOf(record) && beyond_due !== true) refuse([violation('pay_amount', 'over_owed')]);
  return amount;
}

export const takeBookingPayment: CommandHandler<Commands['take_payment_booking']> = {
  async run(context) {
    const { paid_on: day } = context.input;
    const [till, field] = [await tillOfPayment(context.tx, context.input), 'pay_amount'];
    const shares = [{ booking: bookingOf(context.record), amount: amountOf(context), field }];
    const voucher = await receiveForBookings(context, { till, day, shares, field }).catch((error: unknown) => {
      throw inTillAsked(error, context.input, ['pay_amount']);
    });
    return { output: { voucher } };
  },
};
