import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { paidOf, repriced } from '#catalog/hajj/bookings/instalments.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Author, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { offeredPrice } from './bookingPrice.ts';
import { bookingOf } from './bookingRecord.ts';
import { giveUp, most } from './givenUp.ts';
import { partsOf, payableBy, stored, toldPlan } from './plans.ts';
import { recomputePaid } from '../../bills/payables/recomputePaid.ts';
import { bookingPayable } from './bookingPayable.ts';

/** Says of a booking what is due of it now, and how far that is paid. */
export async function keepDue(tx: Database, author: Author, id: number, due: string): Promise<void> {
  await keepValues(tx, author, 'booking', { set: { due_amount: due }, where: sql`id = ${id}` });
  await recomputePaid(tx, author, bookingPayable, { where: sql`id = ${id}` });
}

export const repriceBooking: CommandHandler<Commands['reprice_booking']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    const booking = bookingOf(record);
    const { departure, amount: before, paid_amount: paid } = booking;
    const room = input.room_type ?? record.room_type;
    const isSame = room === record.room_type;
    const present = isSame ? record.price : await offeredPrice(tx, { departure, room });
    const price = input.price ?? present ?? '0.00';
    const discount = input.discount ?? record.discount ?? '0.00';
    const after = toMinor(price) - toMinor(discount);
    if (after < 0n) refuse([violation('discount', 'discount_above')]);
    // Another room for the price of this one gives up the difference.
    const whole = isSame ? before : most(before, toMinor(present ?? '0') - toMinor(record.discount ?? '0'));
    await giveUp(context, { booking: booking.id, field: 'price', before: whole, after });
    const plan = partsOf(record.instalments);
    const parts = paidOf(plan, paid);
    const wholes = repriced(
      plan.map(({ amount }, at) => ({ amount, paid: parts[at] ?? 0n })),
      { before, after },
    );
    // An instalment of nothing is none.
    const next = plan.map((one, at) => ({ ...one, amount: wholes?.[at] ?? 0n })).filter(({ amount }) => amount > 0n);
    const amount = fromMinor(after);
    await keepDue(tx, request, booking.id, amount);
    return {
      set: { price, discount, room_type: room, amount, due_amount: amount, instalments: stored(next, paid) },
      output: { plan_emptied: plan.length > 0 && next.length === 0 },
    };
  },
};

export const replanBooking: CommandHandler<Commands['replan_booking']> = {
  async run({ tx, record, input }) {
    const { amount: whole, paid_amount: paid, booking_date: from, departure } = bookingOf(record);
    const { day: to } = await payableBy(tx, departure);
    const next = toldPlan(input.instalments, { whole, from, to });
    return { set: { instalments: stored(next, paid) }, output: {} };
  },
};
