import { sql } from 'drizzle-orm';
import { openBookings, seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { execute } from '#server/engine/commands/execute.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { dropOthers } from './dropOthers.ts';
import { undecidedOn, whyCancelled } from './endings.ts';

/** Whether somebody is left who has a seat or has paid: that of them asks for somebody's decision. */
async function hasMoreToDecide(tx: Database, departure: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from booking where departure = ${departure} and ${inStates(sql`status`, openBookings)}
      and (${inStates(sql`status`, seated)} or paid_amount > 0) limit 1`);
  return rows.length > 0;
}

/**
 * Cancels a departure that is being cancelled once nobody with a seat or money is left on it; whoever has neither ends
 * with it. Gives whether it is over. Whoever asks has locked the departure.
 */
export async function finishCancelling(tx: Database, request: RequestContext, departure: number): Promise<boolean> {
  if (await hasMoreToDecide(tx, departure)) return false;
  const reason = (await whyCancelled(tx, departure)) ?? '';
  await dropOthers(tx, request, { departure, reason });
  if ((await undecidedOn(tx, departure)) > 0) return false;
  const command = commandOf('cancel_departure');
  const asked = { ...request, entity: entities.departure };
  await execute(tx, asked, { command, id: departure, input: {}, reason, locale: 'en' });
  return true;
}
