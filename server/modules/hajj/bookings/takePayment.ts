import { dueNow, restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { moneyLedgerOf } from '../../ledger/vouchers/moneyLedger.ts';
import { inAsked } from '../../ledger/vouchers/postVoucher.ts';
import { bookingOf } from './bookingRecord.ts';
import { receiveForBookings } from './receiveForBookings.ts';

type Taking = CommandContext<Commands['take_payment_booking']>;

/** Fields of the receipt as they were asked, where the payment method says the ledger. */
const byMethod = Object.fromEntries(
  ['ledger', 'payment_method', 'pay_amount', 'paid_on'].map(name => [
    name,
    name === 'ledger' ? 'payment_method' : name,
  ]),
);

async function tillOf({ tx, input: { ledger, payment_method: method } }: Taking): Promise<number> {
  if (ledger !== null) return ledger;
  if (method === null) refuse([violation('ledger', 'required')]);
  return moneyLedgerOf(tx, method);
}

function amountOf({ record, input: { pay_amount: told, paid_on: day, beyond_due } }: Taking): Minor {
  if (told === null) return dueNow(record, day);
  const amount = toMinor(told);
  if (amount > restOf(record) && beyond_due !== true) refuse([violation('pay_amount', 'over_owed')]);
  return amount;
}

export const takeBookingPayment: CommandHandler<Commands['take_payment_booking']> = {
  async run(context) {
    const { ledger, paid_on: day } = context.input;
    const [till, field] = [await tillOf(context), 'pay_amount'];
    const shares = [{ booking: bookingOf(context.record), amount: amountOf(context), field }];
    const voucher = await receiveForBookings(context, { till, day, shares, field }).catch((error: unknown) => {
      throw ledger === null ? inAsked(error, byMethod) : error;
    });
    return { output: { voucher } };
  },
};
