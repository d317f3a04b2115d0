import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { movePilgrim } from '../bookings/movePilgrim.ts';

type Returning = CommandContext<Commands['come_back_departure']>;

/** A day on which nobody can be home, or nothing can have happened on the journey yet. */
function dayObjections({ request, record }: Returning, field: string, day: string): Violation[] {
  if (day > dayIn(request.host.timeZone, request.host.clock())) return [violation(field, 'future_date')];
  return day < record.departure_date ? [violation(field, 'before_departure')] : [];
}

async function awayOn({ tx, record }: Returning): Promise<number[]> {
  const { rows } = await tx.execute<{ pilgrim: number }>(sql`
    select booking.pilgrim from booking join hajj_passenger_info as file on file.id = booking.pilgrim
    where booking.departure = ${record.id} and booking.status = 'departed' and file.status = 'travelling'
    order by booking.pilgrim`);
  return rows.map(({ pilgrim }) => pilgrim);
}

function objectionsTo(context: Returning, away: readonly number[]): Violation[] {
  const { input, record, reason } = context;
  const { returned_on: day, staying } = input;
  const isEarly = day < record.return_date && reason === undefined;
  return [
    ...dayObjections(context, 'returned_on', day),
    ...(isEarly ? [violation('reason', 'early_return')] : []),
    ...staying.flatMap(({ pilgrim, event_date }, at) => [
      ...(away.includes(pilgrim) ? [] : [violation(`staying.${at}.pilgrim`, 'not_on_departure')]),
      ...(staying.findIndex(one => one.pilgrim === pilgrim) < at
        ? [violation(`staying.${at}.pilgrim`, 'named_twice')]
        : []),
      ...dayObjections(context, `staying.${at}.event_date`, event_date),
    ]),
  ];
}

export const comeBackHandler: CommandHandler<Commands['come_back_departure']> = {
  async run(context) {
    const { input, perform } = context;
    const away = await awayOn(context);
    refuse(objectionsTo(context, away));
    const held = new Map(input.staying.map(one => [one.pilgrim, one]));
    const moved = await mapInOrder(away, async pilgrim => {
      const found = held.get(pilgrim);
      if (!found) return movePilgrim(context, pilgrim, 'come_back');
      const { event, event_date, details } = found;
      await perform('record_event_hajj_passenger_info', pilgrim, { event, event_date, details });
      return false;
    });
    return { output: { pilgrims: moved.filter(Boolean).length } };
  },
};
