import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { standingBookings } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { readFlyBoard } from '../fly/readFlyBoard.ts';

const entity = entities.hajj_passenger_info;

/** Pilgrims of a departure whose mahram is not on it, as far as the caller sees its board. */
async function alone({ tx, request }: Pick<CommandContext, 'tx' | 'request'>, departure: number) {
  const { pilgrims } = await readFlyBoard(tx, request.caller, departure);
  const apart = pilgrims.filter(
    ({ mahram_flaw: flaw }) => flaw === 'mahram_other_departure' || flaw === 'mahram_not_booked',
  );
  return apart.map(({ id }) => id);
}

interface Moved {
  readonly pilgrim: number | null;
  readonly from: number;
  readonly to: number;
}

/**
 * Whom the move of a booking has taken apart: a woman from the mahram who stays behind, a man from women who name him.
 * It is no reason to refuse, since the others may follow; their boards say the same.
 */
export async function mahramApart(
  context: Pick<CommandContext, 'tx' | 'request'>,
  { pilgrim, from, to }: Moved,
): Promise<{ mahram_stays: boolean; women_left: number }> {
  const { tx, request } = context;
  const none = { mahram_stays: false, women_left: 0 };
  if (pilgrim === null || !allowed(request.caller, entity, 'list')) return none;
  const { rows } = await tx.execute<{ stays: boolean; women: number[] }>(sql`
    select exists (select 1 from hajj_passenger_info as her join booking on booking.pilgrim = her.mahram
        where her.id = ${pilgrim} and booking.departure = ${from}
          and ${inStates(sql`booking.status`, standingBookings)}) as stays,
      array(select id from hajj_passenger_info where mahram = ${pilgrim} and departure = ${from}) as women`);
  const { stays = false, women = [] } = rows[0] ?? {};
  return {
    mahram_stays: stays && (await alone(context, to)).includes(pilgrim),
    women_left: women.length > 0 ? (await alone(context, from)).filter(id => women.includes(id)).length : 0,
  };
}
