import type { Commands } from '../../../../catalog/commands.ts';
import { fromMinor, toMinor } from '../../../../catalog/money.ts';
import { violation } from '../../../../catalog/violation.ts';
import type { Work } from '../../../host.ts';
import { refuse } from '../../../http/problem.ts';
import { holdJourney } from './bookable.ts';
import { offeredPrice } from './bookingPrice.ts';
import { bookingOf } from './bookingRecord.ts';
import { giveUpFee, stepsAgreed } from './cancellationFee.ts';
import { giveUp, mayReprice, most } from './givenUp.ts';
import { isSeated } from './seatMoves.ts';
import { demandBookings, freeSeat, takeSeat } from './seats.ts';
import { keepDue } from './termWorks.ts';

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
    } else await demandBookings(tx, departure);
    const offered = (await offeredPrice(tx, { departure, room: record.room_type })) ?? '0.00';
    const price = input.price ?? offered;
    if (price !== offered && !mayReprice(act.desk)) refuse([violation('price', 'price_right', { amount: offered })]);
    const whole = toMinor(price) - toMinor(record.discount ?? '0');
    if (whole < 0n) refuse([violation('price', 'discount_above')]);
    // A dearer journey for the price of the present one gives up the difference as well.
    const before = most(booking.amount, toMinor(offered) - toMinor(record.discount ?? '0'));
    await giveUp(act, { booking: booking.id, field: 'price', before, after: whole });
    await giveUpFee(act, booking, departure);
    const amount = fromMinor(whole);
    await keepDue(tx, booking.id, amount);
    // Its instalments were those of another price: what is left of the whole is due with the first of them.
    return {
      set: {
        departure,
        price,
        amount,
        due_amount: amount,
        instalments: [],
        cancellation_fees: await stepsAgreed(tx, departure),
      },
      gives: {},
    };
  },
};
