import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { guidesFor } from '#catalog/hajj/seasons/phases.ts';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { GuardContext, CommandGuards, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { movePilgrim } from '../bookings/movePilgrim.ts';
import { fitToFly } from './fitToFly.ts';
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

const notReady = async ({ tx, record }: DepartureContext): Promise<ViolationCode | undefined> =>
  (await hasBookings(
    tx,
    record.id,
    sql`booking.status = 'confirmed' and pilgrim.id is not null and pilgrim.status <> 'ready_to_travel'`,
  ))
    ? 'not_ready'
    : undefined;

const stillHeld = async ({ tx, record }: DepartureContext): Promise<ViolationCode | undefined> =>
  (await hasBookings(tx, record.id, sql`booking.status = 'held'`)) ? 'still_held' : undefined;

const stillBooked = async ({ tx, record }: DepartureContext): Promise<ViolationCode | undefined> =>
  (await hasBookings(tx, record.id, sql`booking.status in ('waiting', 'held', 'confirmed')`))
    ? 'still_booked'
    : undefined;

const idsOf = async (tx: Database, departure: number, where: ReturnType<typeof sql>): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from booking where departure = ${departure} and ${where} order by id for no key update`);
  return rows.map(({ id }) => id);
};

export const departHandler: CommandHandler<Commands['depart_departure']> = {
  guards: [stillHeld, notReady, fitToFly],
  async run({ tx, request, record, input: { departed_on: day }, perform }) {
    refuse([
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('departed_on', 'future_date')] : []),
      ...(day < record.departure_date ? [violation('departed_on', 'before_departure')] : []),
    ]);
    const ids = await idsOf(tx, record.id, sql`status = 'confirmed'`);
    await mapInOrder(ids, id => perform('depart_booking', id, { departed_on: day }));
    return { output: { pilgrims: ids.length } };
  },
};

export const comeBackHandler: CommandHandler<Commands['come_back_departure']> = {
  async run(context) {
    const { tx, record } = context;
    const { rows } = await tx.execute<{ pilgrim: number }>(sql`
      select pilgrim from booking where departure = ${record.id} and status = 'departed' and pilgrim is not null
      order by pilgrim`);
    const moved = await mapInOrder(rows, ({ pilgrim }) => movePilgrim(context, pilgrim, 'come_back'));
    return { output: { pilgrims: moved.filter(Boolean).length } };
  },
};

export const cancelDeparture: CommandHandler<Commands['cancel_departure']> = {
  guards: [stillBooked],
  run: async () => ({ output: {} }),
};
