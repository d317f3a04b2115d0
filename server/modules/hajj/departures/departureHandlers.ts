import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { pendingBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { guidesFor } from '#catalog/hajj/seasons/phases.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { GuardContext, CommandGuards, CommandHandler } from '#server/engine/context/host.ts';
import { outOfBounds } from './phaseShares.ts';

type DepartureContext = Pick<GuardContext, 'tx'> & { readonly record: { readonly id: number } };

/** Whether bookings of a departure are in one of these states, of pilgrims whom a condition finds. */
async function hasBookings(tx: Database, departure: number, where = sql`true`): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from booking left join hajj_passenger_info as pilgrim on pilgrim.id = booking.pilgrim
    where booking.departure = ${departure} and ${where} limit 1`);
  return rows.length > 0;
}

const phasesKept = async ({ tx, record }: DepartureContext): Promise<ViolationCode | undefined> =>
  (await outOfBounds(tx, record)) === undefined ? undefined : 'phase_share';

async function guidesThere({ tx, record }: DepartureContext): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute<{ booked: number; ratio: number | null; guides: number }>(sql`
    select booked, guide_ratio as ratio,
      (select count(*)::int from departure_guides where owner = departure.id) as guides
    from departure left join season on season.id = departure.season where departure.id = ${record.id}`);
  const [found] = rows;
  return found && found.guides < guidesFor(found.booked, found.ratio) ? 'guides_missing' : undefined;
}

/** Pure steps that only the database can judge. */
export const departureGuards = {
  open_departure_departure: { guards: [phasesKept] },
  lock_lists_departure: { guards: [phasesKept, guidesThere] },
} as const satisfies Record<string, CommandGuards<never>>;

export const unlockListsHandler: CommandHandler<Commands['unlock_lists_departure']> = {
  run: async ({ record }) => ({ to: (record.booked ?? 0) < record.seats ? 'open' : 'full', output: {} }),
};

export const seatsTold: CommandHandler<Commands['mark_full_departure']> &
  CommandHandler<Commands['mark_free_departure']> = {
  run: async () => ({ output: {} }),
};

const stillBooked = async ({ tx, record }: DepartureContext): Promise<ViolationCode | undefined> =>
  (await hasBookings(
    tx,
    record.id,
    sql`(${inStates(sql`booking.status`, pendingBookings)} or booking.status = 'draft' and booking.paid_amount > 0)`,
  ))
    ? 'still_booked'
    : undefined;

export const cancelDeparture: CommandHandler<Commands['cancel_departure']> = {
  guards: [stillBooked],
  run: async () => ({ output: {} }),
};
