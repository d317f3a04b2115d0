import { movedPlan } from '#catalog/hajj/bookings/movedPlan.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { partyIdOf } from '../../ledger/chart/parties.ts';
import { type BookingRecord, bookingOf } from './bookingRecord.ts';
import { partsOf, payableBy } from './plans.ts';

type Replacing = CommandContext<Commands['replace_pilgrim_booking']>;

/** Who pays from now on: as told, else whoever pays for another than themself, else the new pilgrim. */
async function payerOf({ tx, record, input }: Replacing): Promise<number> {
  if (input.party !== null) return input.party;
  const { party, pilgrim } = bookingOf(record);
  const paysForOthers = pilgrim === null || (await partyIdOf(tx, 'hajj_passenger_info', pilgrim)) !== party;
  return paysForOthers ? party : partyIdOf(tx, 'hajj_passenger_info', input.pilgrim);
}

/** The instalments of before; what would be due before the new booking is made is due at once. */
async function planOf({ tx, record, input }: Replacing) {
  const { departure: id, amount: whole } = bookingOf(record);
  const { day: departure, daysBefore } = await payableBy(tx, id);
  const day = input.replaced_on;
  const bounds = { whole, paid: 0n, booked: day, today: day, departure, daysBefore };
  const plan = movedPlan(partsOf(record.instalments), bounds);
  if (!plan) refuse([violation('replaced_on', 'after_departure')]);
  return (plan ?? []).map(({ due_date, amount }) => ({ due_date, amount: fromMinor(amount) }));
}

/** The booking of the new pilgrim by the terms of the one that they stand for, as a draft. */
export async function bookInPlace(context: Replacing): Promise<BookingRecord> {
  const { tx, request, record, input } = context;
  const { departure, branch, booking_no: details } = bookingOf(record);
  const { room_type, price, discount } = record;
  const values = {
    booking_date: input.replaced_on,
    departure,
    pilgrim: input.pilgrim,
    party: await payerOf(context),
    branch,
    room_type,
    price,
    discount,
    instalments: await planOf(context),
    details,
  };
  return bookingOf(await createWithin(tx, { ...request, entity: entities.booking }, values));
}
