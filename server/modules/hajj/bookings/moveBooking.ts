import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { lockJourney } from './bookable.ts';
import { offeredPrice } from './bookingPrice.ts';
import { bookingOf } from './bookingRecord.ts';
import { giveUpFee, stepsAgreed } from './cancellationFee.ts';
import { giveUp, mayReprice, most } from './givenUp.ts';
import { isSeated } from './seatMoves.ts';
import { demandBookings, freeSeat, takeSeat } from './seats.ts';
import { keepDue } from './termHandlers.ts';

/** Whether instalments are due between the booking and the day on which a departure leaves. */
async function planFits(
  tx: Database,
  { booking_date: from, instalments }: CommandContext<Commands['move_booking_booking']>['record'],
  departure: number,
): Promise<boolean> {
  const { rows } = await tx.execute<{ to: string }>(sql`
    select departure_date::text as to from departure where id = ${departure}`);
  const to = rows[0]?.to ?? from;
  return instalments.every(({ due_date: day }) => day >= from && day <= to);
}

export const moveBookingHandler: CommandHandler<Commands['move_booking_booking']> = {
  async run(context) {
    const { tx, record, input } = context;
    const booking = bookingOf(record);
    const { departure } = input;
    if (departure === booking.departure) refuse([violation('departure', 'same_departure')]);
    await lockJourney(context, { ...booking, departure }, [booking.departure]);
    if (isSeated(booking)) {
      await takeSeat(context, departure);
      await freeSeat(context, booking.departure);
    } else await demandBookings(tx, departure);
    const offered = (await offeredPrice(tx, { departure, room: record.room_type })) ?? '0.00';
    const price = input.price ?? offered;
    if (price !== offered && !mayReprice(context.request))
      refuse([violation('price', 'price_right', { amount: offered })]);
    const whole = toMinor(price) - toMinor(record.discount ?? '0');
    if (whole < 0n) refuse([violation('price', 'discount_above')]);
    // A dearer journey for the price of the present one gives up the difference as well.
    const before = most(booking.amount, toMinor(offered) - toMinor(record.discount ?? '0'));
    await giveUp(context, { booking: booking.id, field: 'price', before, after: whole });
    await giveUpFee(context, booking, departure);
    const amount = fromMinor(whole);
    await keepDue(tx, booking.id, amount);
    const cancellation_fees = await stepsAgreed(tx, departure);
    const set = { departure, price, amount, due_amount: amount, cancellation_fees };
    if (whole === booking.amount && (await planFits(tx, record, departure)))
      return { set, output: { plan_emptied: false } };
    return { set: { ...set, instalments: [] }, output: { plan_emptied: record.instalments.length > 0 } };
  },
};
