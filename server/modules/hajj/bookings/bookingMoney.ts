import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { refundableOfBooking } from './bookingCredits.ts';
import { bookingOf } from './bookingRecord.ts';

export const refundBooking: CommandHandler<Commands['refund_booking']> = {
  async run({ tx, request, record, input, perform }) {
    const { id, booking_no: number, party, branch } = bookingOf(record);
    const room = await refundableOfBooking(tx, id);
    const amount = input.pay_amount === null ? room : toMinor(input.pay_amount);
    if (amount <= 0n) refuse([violation('pay_amount', 'above_zero')]);
    if (amount > room) refuse([violation('pay_amount', 'over_refundable')]);
    const { refund } = entities;
    const values = {
      refund_date: input.paid_on,
      direction: 'to_customer',
      party,
      branch,
      ledger: input.ledger,
      amount: fromMinor(amount),
      booking: id,
      details: number,
    };
    const made = await createWithin(tx, { ...request, entity: refund }, values);
    await perform('post_refund', Number(made['id']), {});
    return { output: { refund: Number(made['id']) } };
  },
};
