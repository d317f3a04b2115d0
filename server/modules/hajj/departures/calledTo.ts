import { sql } from 'drizzle-orm';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { knownIds } from '#server/engine/access/scope.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';

const entity = entities.hajj_passenger_info;

/** Names of pilgrims whom the caller may know, by their id. */
export async function namesTo(
  tx: Database,
  { caller }: Pick<RequestContext, 'caller'>,
  pilgrims: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (!allowed(caller, entity, 'list')) return new Map();
  const known = [...(await knownIds(tx, { caller, entity }, pilgrims))];
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select id, concat_ws(' ', given_names, surname) as name from hajj_passenger_info
    where id = any(${sql.param(known)}::integer[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Most names that one text tells. */
const MOST_NAMES = 40;

/**
 * Pilgrims of a departure as one text in their order: by name whom the caller may know, the others by the number of their
 * booking.
 */
export async function calledTo(
  tx: Database,
  asked: Pick<RequestContext, 'caller'>,
  { departure, pilgrims }: { readonly departure: number; readonly pilgrims: readonly number[] },
): Promise<string> {
  const told = pilgrims.slice(0, MOST_NAMES);
  const names = await namesTo(tx, asked, told);
  const { rows } = await tx.execute<{ pilgrim: number; number: string }>(sql`
    select pilgrim, booking_no as number from booking where departure = ${departure}
      and pilgrim = any(${sql.param([...told])}::integer[]) and status = any(${sql.param([...takesFile])}::text[])`);
  const numbers = new Map(rows.map(({ pilgrim, number }) => [pilgrim, number]));
  const called = told.map(id => names.get(id) ?? numbers.get(id) ?? '–');
  return [...called, ...(pilgrims.length > MOST_NAMES ? ['…'] : [])].join(', ');
}
