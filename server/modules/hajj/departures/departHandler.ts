import { sql } from 'drizzle-orm';
import { partition, uniq } from 'es-toolkit';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { Problem, refuse } from '#server/platform/problem.ts';
import { lockFiles } from '../bookings/bookable.ts';
import { movePilgrim } from '../bookings/movePilgrim.ts';
import { lockDepartures } from '../bookings/seats.ts';
import { seatsOf } from './fitToFly.ts';
import { demandPlaces } from './placesForCleared.ts';
import { notBeforeItsDay } from './notBeforeItsDay.ts';
import { stayBehind } from './stayBehind.ts';

type Departing = CommandContext<Commands['depart_departure']>;

/** Everything that is looked at stays as it is until they have left: departures, seasons and files, in this order. */
async function lockAll({ tx, record, input: { staying } }: Departing): Promise<void> {
  const departures = uniq([record.id, ...staying.flatMap(({ departure }) => departure ?? [])]);
  await lockDepartures(tx, departures);
  await tx.execute(sql`
    select id from season where id in (
      select season from departure where id = any(${sql.param(departures)}::integer[])) order by id for no key update`);
  const { rows } = await tx.execute<{ pilgrim: number }>(sql`
    select distinct pilgrim from booking
    where departure = ${record.id} and pilgrim is not null and status in ('held', 'confirmed')`);
  await lockFiles(
    tx,
    rows.map(({ pilgrim }) => pilgrim),
  );
}

/** All who may not leave as they stand, and of whom nobody has said what becomes of them. */
async function demandNamed(context: Departing, cleared: ReadonlyMap<number, string>): Promise<void> {
  const lacking = (await seatsOf(context)).filter(({ booking, lacks }) => lacks.length > 0 && !cleared.has(booking));
  const [known, hidden] = partition(lacking, ({ isKnown }) => isKnown);
  const unnamed: readonly Violation[] = [
    ...known.flatMap(({ booking, lacks: [bar], name: of }) =>
      bar ? [{ ...violation('staying', bar.code, { ...bar.params, booking }), of }] : [],
    ),
    // Of bookings that are not theirs to see nothing is told but that somebody else has to decide.
    ...(hidden.length > 0 ? [violation('staying', 'others_not_ready', { count: hidden.length })] : []),
  ];
  if (unnamed.length === 0) return;
  const params = { count: hidden.length };
  throw known.length > 0
    ? new Problem(409, 'unnamed_left', { violations: unnamed })
    : new Problem(409, 'others_not_ready', { params, violations: unnamed });
}

const stillBookedOn = async (tx: Database, departure: number) => {
  const { rows } = await tx.execute<{ id: number; pilgrim: number | null }>(sql`
    select id, pilgrim from booking where departure = ${departure} and status = 'confirmed'
    order by id for no key update`);
  return rows;
};

export const departHandler: CommandHandler<Commands['depart_departure']> = {
  guards: [notBeforeItsDay],
  async run(context) {
    const { tx, request, record, input, perform } = context;
    const { departed_on: day } = input;
    refuse([
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('departed_on', 'future_date')] : []),
      ...(day < record.departure_date ? [violation('departed_on', 'before_departure')] : []),
    ]);
    await lockAll(context);
    const cleared = await stayBehind(context);
    await demandPlaces(context);
    // Whom the others leave behind may be missing to somebody: a woman is asked for her mahram without them.
    await demandNamed(context, cleared);
    const going = await stillBookedOn(tx, record.id);
    await mapInOrder(going, async ({ id, pilgrim }) => {
      const reason = cleared.get(id);
      await perform('depart_booking', id, { departed_on: day }, reason);
      if (reason !== undefined) await movePilgrim(context, pilgrim, 'fly_cleared', reason);
    });
    return { output: { pilgrims: going.length } };
  },
};
