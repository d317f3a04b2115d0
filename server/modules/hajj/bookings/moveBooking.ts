import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { movedPlan, type Part } from '#catalog/hajj/bookings/movedPlan.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { beginsToWait } from '../waiting/beginsToWait.ts';
import { offerSeats } from '../waiting/offerSeats.ts';
import { letOthersFirst } from '../waiting/othersWait.ts';
import { lockJourney } from './bookable.ts';
import { offeredPrice } from './bookingPrice.ts';
import { bookingOf } from './bookingRecord.ts';
import { giveUpFee, stepsAgreed } from './cancellationFee.ts';
import { giveUp, mayReprice, most } from './givenUp.ts';
import { mahramApart } from './mahramApart.ts';
import { partsOf, payableBy, stored, toldPlan } from './plans.ts';
import { isSeated } from './seatMoves.ts';
import { demandBookings, freeSeat, takeSeat } from './seats.ts';
import { keepDue } from './termHandlers.ts';

type Moving = CommandContext<Commands['move_booking_booking']>;

/** The instalments on the other departure: as told, or those of before as far as they carry what is due now. */
async function planThere({ tx, request: { host }, record, input }: Moving, whole: Minor): Promise<readonly Part[]> {
  const { booking_date: booked, paid_amount: paid } = bookingOf(record);
  const { day: departure, daysBefore } = await payableBy(tx, input.departure);
  if (input.instalments.length > 0) return toldPlan(input.instalments, { whole, from: booked, to: departure });
  const today = dayIn(host.timeZone, host.clock());
  const plan = movedPlan(partsOf(record.instalments), { whole, paid, booked, today, departure, daysBefore });
  if (!plan) refuse([violation('instalments', 'instalments_asked')]);
  return plan ?? [];
}

/** Whoever waits has a new place among those who wait there; a seat that was taken there is no offer. */
const placeThere = async (context: Moving) => ({
  is_offered: false,
  let_pass: false,
  ...(context.record.status === 'waiting'
    ? await beginsToWait(context, bookingOf(context.record).pilgrim)
    : { waiting_since: null, waiting_family: null }),
});

export const moveBookingHandler: CommandHandler<Commands['move_booking_booking']> = {
  async run(context) {
    const { tx, record, input } = context;
    const booking = bookingOf(record);
    const { departure } = input;
    if (departure === booking.departure) refuse([violation('departure', 'same_departure')]);
    await lockJourney(context, { ...booking, departure }, [booking.departure]);
    if (isSeated(booking)) {
      await letOthersFirst(context, { id: booking.id, departure });
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
    const instalments = stored(await planThere(context, whole), booking.paid_amount);
    const amount = fromMinor(whole);
    await keepDue(tx, context.request, booking.id, amount);
    const cancellation_fees = await stepsAgreed(tx, departure);
    return {
      set: {
        ...(await placeThere(context)),
        departure,
        price,
        amount,
        due_amount: amount,
        cancellation_fees,
        instalments,
      },
      output: { mahram_stays: false, women_left: 0 },
    };
  },
  // The boards are read as they are once the booking stands on the other departure.
  async follows(context) {
    const booking = bookingOf(context.record);
    const { pilgrim, departure: from } = booking;
    if (isSeated(booking)) await offerSeats(context.tx, context.request, from, { again: true });
    return mahramApart(context, { pilgrim, from, to: context.input.departure });
  },
};
