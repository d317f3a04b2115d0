import { sql } from 'drizzle-orm';
import type { Commands } from '../../../../catalog/commands.ts';
import { fromMinor, toMinor } from '../../../../catalog/money.ts';
import { violation } from '../../../../catalog/violation.ts';
import type { Work } from '../../../host.ts';
import { refuse } from '../../../http/problem.ts';
import { holdJourney } from './bookable.ts';
import { offeredPrice } from './bookingPrice.ts';
import { bookingOf } from './bookingRecord.ts';
import { keepBookings } from './keepBooking.ts';
import { isSeated } from './seatMoves.ts';
import { freeSeat, takeSeat } from './seats.ts';

export const moveBookingWork: Work<Commands['move_booking_booking']> = {
  async run(act) {
    const { tx, record, input } = act;
    const booking = bookingOf(record);
    const { departure } = input;
    if (departure === booking.departure) refuse([violation('departure', 'same_departure')]);
    await holdJourney(tx, { ...booking, departure }, [booking.departure]);
    if (isSeated(booking)) {
      await takeSeat(act, departure);
      await freeSeat(act, booking.departure);
    }
    const price = input.price ?? (await offeredPrice(tx, { departure, room: record.room_type })) ?? '0.00';
    const whole = toMinor(price) - toMinor(record.discount ?? '0');
    if (whole < 0n) refuse([violation('price', 'discount_above')]);
    const amount = fromMinor(whole);
    await tx.execute(sql`update booking set due_amount = ${amount}::numeric where id = ${booking.id}`);
    await keepBookings(tx, sql`id = ${booking.id}`);
    // Its instalments were those of another price: what is left of the whole is due with the first of them.
    return { set: { departure, price, amount, due_amount: amount, instalments: [] }, gives: {} };
  },
};
