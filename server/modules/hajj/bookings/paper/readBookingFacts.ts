import { sql } from 'drizzle-orm';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { booking as declared } from '#catalog/hajj/bookings/booking.ts';
import type { BookingFacts } from '#catalog/hajj/bookings/paper/BookingFacts.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titlesAmong } from '#server/engine/access/titlesOf.ts';
import { recordOf } from '#server/engine/records/recordOf.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readSide } from '../../../ledger/chart/readSide.ts';
import { stepsAgreed } from '../cancellationFee.ts';

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
  const booking = recordOf(declared, record, ['booking_no']);
  const { status, departure, instalments, cancellation_fees: agreed } = booking;
  const fees =
    status === 'draft' && agreed.length === 0
      ? await stepsAgreed(db, departure)
      : agreed.map(one => ({ ...one, fee_amount: fromMinor(one.fee_amount) }));
  return {
    status,
    number: booking.booking_no,
    day: booking.booking_date,
    holdUntil: booking.hold_until,
    pilgrim: await nameOf(db, booking.pilgrim),
    payer: booking.party === null ? null : await readSide(db, booking.party),
    journey: await journeyOf(db, departure),
    room: booking.room_type,
    price: fromMinor(booking.price),
    discount: fromMinor(booking.discount),
    amount: fromMinor(booking.amount),
    due: fromMinor(booking.due_amount),
    paid: fromMinor(booking.paid_amount),
    instalments: instalments.map(one => ({
      due: one.due_date,
      amount: fromMinor(one.amount),
      paid: fromMinor(one.paid_amount),
    })),
    fees: fees.map(({ days_before, fee_amount }) => ({ daysBefore: days_before, fee: fee_amount })),
    details: booking.details ?? '',
  };
}
