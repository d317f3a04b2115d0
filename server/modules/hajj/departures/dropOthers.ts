import { sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { execute } from '#server/engine/commands/execute.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { tellBranches } from './tellBranches.ts';

/** More than so many are left to whoever decides about the others: one transaction holds none of them for long. */
const AT_ONCE = 200;

interface CalledOff {
  readonly departure: number;
  /** Why it does not take place. */
  readonly reason: string;
}

/**
 * Ends whoever has nothing to lose on a departure that is called off, and tells their branches: they have no seat and no
 * money. Bookings of all branches, whatever the caller sees of them, since it is the departure that goes. Gives how many.
 */
export async function dropOthers(
  tx: Database,
  request: RequestContext,
  { departure, reason }: CalledOff,
): Promise<number> {
  const caller = { ...systemCaller, ...pick(request.caller, ['id', 'email']) };
  const own = { ...request, caller, entity: entities.booking };
  const { rows } = await tx.execute<{ id: number; branch: number | null; code: string; day: string }>(sql`
    select booking.id, booking.branch, code, departure_date::text as day
    from booking join departure on departure.id = booking.departure
    where departure = ${departure} and booking.status in ('draft', 'waiting') and paid_amount = 0
    order by booking.id limit ${AT_ONCE} for no key update of booking`);
  const [first] = rows;
  if (!first) return 0;
  const command = commandOf('drop_with_departure_booking');
  await mapInOrder(rows, ({ id }) => execute(tx, own, { command, id, input: {}, reason, locale: 'en' }));
  const branches = rows.map(({ branch }) => branch);
  await tellBranches({ tx, request, reason }, { departure: first.code, day: first.day, branches });
  return rows.length;
}
