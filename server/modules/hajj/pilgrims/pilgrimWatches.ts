import { sql } from 'drizzle-orm';
import { pendingBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext, CommandGuards } from '#server/engine/context/host.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { seasonGuards } from '../fly/seasonGuards.ts';
import { seasonOpen } from '../seasons/closedSeason.ts';
import { lockSeasonOfFile } from '../seasons/lockSeason.ts';
import { placeLeft } from '../seasons/quota.ts';
import { notRegisteredTwice } from './registeredOnce.ts';

type PilgrimContext = Pick<GuardContext, 'tx'> & { readonly record: { readonly id: number } };

const pending = inStates(sql`booking.status`, pendingBookings);

/** Their booking is cancelled or moved instead. */
export async function notBooked({ tx, record }: PilgrimContext): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute(sql`select 1 from booking where pilgrim = ${record.id} and ${pending} limit 1`);
  return rows.length > 0 ? 'booking_open' : undefined;
}

/** Where the season asks for it, the instalment that is due first was received; without a plan that is all of it. */
async function firstInstalmentPaid({ tx, record }: PilgrimContext): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute(sql`
    select 1 from hajj_passenger_info as pilgrim join season on season.id = pilgrim.season
    where pilgrim.id = ${record.id} and season.first_instalment_asked and not exists (
      select 1 from booking where booking.pilgrim = pilgrim.id and ${pending} and coalesce((
        select paid_amount >= amount from booking_instalments where owner = booking.id
        order by due_date, position limit 1), booking.paid_amount >= booking.due_amount))`);
  return rows.length > 0 ? 'first_instalment_due' : undefined;
}

const { apply_for_visa_hajj_passenger_info: visaAsks, clear_for_travel_hajj_passenger_info: travelAsks } = seasonGuards;
const once = { guards: [notRegisteredTwice] };

/**
 * What only the database knows to stand in the way of a file's steps: a booking, what its season asks, and that its
 * person has been registered twice. Home again, nobody is asked for that any more.
 */
export const pilgrimWatches = {
  pre_register_hajj_passenger_info: { guards: [notRegisteredTwice, seasonOpen] },
  register_hajj_passenger_info: {
    locksFirst: lockSeasonOfFile,
    // The file may have come into another one meanwhile.
    locks: lockSeasonOfFile,
    guards: [firstInstalmentPaid, notRegisteredTwice, placeLeft, seasonOpen],
  },
  request_documents_hajj_passenger_info: once,
  complete_documents_hajj_passenger_info: once,
  apply_for_visa_hajj_passenger_info: { guards: [...visaAsks.guards, notRegisteredTwice] },
  record_visa_hajj_passenger_info: once,
  clear_for_travel_hajj_passenger_info: { guards: [...travelAsks.guards, notRegisteredTwice] },
  cancel_journey_hajj_passenger_info: { guards: [notBooked] },
  mark_lost_hajj_passenger_info: { guards: [notBooked] },
} as const satisfies Record<string, CommandGuards<never>>;
