import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { filesOf } from '../pilgrims/filesOf.ts';
import { lockReplacements, replacementLeft } from '../seasons/replacements.ts';
import { oneForOne } from '../seasons/oneForOne.ts';
import { waitsNoMore } from '../waiting/offerHandlers.ts';
import { lockFiles, lockJourney } from './bookable.ts';
import { bookingOf } from './bookingRecord.ts';
import { notCalledOff } from './calledOff.ts';
import { cancellationFee } from './cancellationFee.ts';
import { owePaidBack } from './cancelledMoney.ts';
import { comesBeforeOthers } from './comesBeforeOthers.ts';
import { bill, dayObjections, keepEnd } from './endBooking.ts';
import { bookInPlace } from './placeTaken.ts';
import { registerInPlace } from './registerInPlace.ts';
import { lockDepartureOfBooking } from './seats.ts';
import { takeOverRest } from './takeOverRest.ts';

type Replacing = CommandContext<Commands['replace_pilgrim_booking']>;

/** The file of whoever goes no more has ended before the new one is judged: their place in the season is free then. */
async function changePilgrim(context: Replacing): Promise<void> {
  const { tx, record, input, perform } = context;
  const booking = bookingOf(record);
  const { pilgrim: before, departure } = booking;
  const { pilgrim, replaced_on } = input;
  if (before === null) throw new Error(`booking ${record.id} names nobody`);
  if ((await filesOf(tx, [before])).includes(pilgrim)) refuse([violation('pilgrim', 'same_person')]);
  await lockFiles(tx, [before, pilgrim]);
  const leaves = (await oneForOne(tx, booking)) ? [departure] : [];
  await perform('be_replaced_hajj_passenger_info', before, { departure, replaced_on });
  await lockJourney(context, { ...booking, pilgrim, leaves });
}

export const replacePilgrimHandler: CommandHandler<Commands['replace_pilgrim_booking']> = {
  locksFirst: lockDepartureOfBooking,
  locks: lockReplacements,
  guards: [notCalledOff, replacementLeft],
  async run(context) {
    const { record, input } = context;
    const booking = bookingOf(record);
    const day = input.replaced_on;
    refuse(dayObjections(context, day, booking.booking_date, 'replaced_on'));
    await comesBeforeOthers(context);
    await changePilgrim(context);
    const fee = await cancellationFee(context, { booking, told: input.fee_amount });
    const lines = [{ type: 'cancellation_fee', details: booking.booking_no, amount: fee }];
    const sales = await bill(context, booking, { day, lines });
    await keepEnd(context, booking.id, { due: fee, sales });
    await owePaidBack(context, booking, { field: 'replaced_on', since: day });
    return {
      set: { ...waitsNoMore, due_amount: fromMinor(fee), sales },
      output: { new_booking: booking.id, file_lacks: null },
    };
  },
  // Money is taken over of a booking that stands no more; the seat has been counted all the time.
  async follows(context) {
    const made = await bookInPlace(context);
    await context.perform('take_place_booking', made.id, { booking: context.record.id });
    await takeOverRest(context, made);
    return { new_booking: made.id, file_lacks: (await registerInPlace(context)) ?? null };
  },
};

export const takePlaceHandler: CommandHandler<Commands['take_place_booking']> = {
  async run({ tx, input }) {
    const { rows } = await tx.execute<{ days_before: number; fee_amount: string }>(sql`
      select days_before, fee_amount::text as fee_amount from booking_cancellation_fees
      where owner = ${input.booking} order by position`);
    return { set: { cancellation_fees: rows }, output: {} };
  },
};
