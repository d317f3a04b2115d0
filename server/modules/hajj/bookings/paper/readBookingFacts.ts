import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { bookingLifecycle } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { BookingFacts } from '#catalog/hajj/bookings/paper/BookingFacts.ts';
import { roomTypes } from '#catalog/hajj/roomTypes.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titlesAmong } from '#server/engine/access/titlesOf.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readSide } from '../../../ledger/chart/readSide.ts';
import { stepsAgreed } from '../cancellationFee.ts';

const amount = z
  .string()
  .nullish()
  .transform(decimal => decimal ?? '0.00');
const id = z
  .number()
  .nullish()
  .transform(one => one ?? null);

const shape = z.object({
  status: z.enum(bookingLifecycle.states),
  booking_no: z.string(),
  booking_date: z.string(),
  hold_until: z.string().nullish(),
  departure: z.number(),
  pilgrim: id,
  party: id,
  room_type: z.enum(roomTypes).nullish(),
  price: amount,
  discount: amount,
  amount,
  due_amount: amount,
  paid_amount: amount,
  instalments: z.array(z.object({ due_date: z.string(), amount, paid_amount: amount })),
  cancellation_fees: z.array(z.object({ days_before: z.number(), fee_amount: z.string() })),
  details: z.string().nullish(),
});

interface JourneyRow extends Record<string, unknown> {
  readonly code: string;
  readonly package: string;
  readonly departs: string;
  readonly returns: string;
}

async function journeyOf(db: Database, departure: number): Promise<BookingFacts['journey']> {
  const { rows } = await db.execute<JourneyRow>(sql`
    select departure.code, tour_package.name as package, departure.departure_date::text as departs,
      departure.return_date::text as returns
    from departure join tour_package on tour_package.id = departure.tour_package where departure.id = ${departure}`);
  const [found] = rows;
  if (!found) throw new Error(`there is no departure ${departure}`);
  return found;
}

async function nameOf(db: Database, pilgrim: number | null): Promise<string | null> {
  if (pilgrim === null) return null;
  return (await titlesAmong(db, entities.hajj_passenger_info, [pilgrim], undefined))[0]?.title ?? null;
}

/** What the confirmation of a booking says; of a draft what cancelling costs by its package as that is now. */
export async function readBookingFacts(db: Database, record: Wire): Promise<BookingFacts> {
  const booking = shape.parse(record);
  const { status, departure, instalments, cancellation_fees: agreed } = booking;
  const fees = status === 'draft' && agreed.length === 0 ? await stepsAgreed(db, departure) : agreed;
  return {
    status,
    number: booking.booking_no,
    day: booking.booking_date,
    holdUntil: booking.hold_until ?? null,
    pilgrim: await nameOf(db, booking.pilgrim),
    payer: booking.party === null ? null : await readSide(db, booking.party),
    journey: await journeyOf(db, departure),
    room: booking.room_type ?? null,
    price: booking.price,
    discount: booking.discount,
    amount: booking.amount,
    due: booking.due_amount,
    paid: booking.paid_amount,
    instalments: instalments.map(one => ({ due: one.due_date, amount: one.amount, paid: one.paid_amount })),
    fees: fees.map(({ days_before, fee_amount }) => ({ daysBefore: days_before, fee: fee_amount })),
    details: booking.details ?? '',
  };
}
