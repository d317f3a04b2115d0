import { sql } from 'drizzle-orm';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { allowed } from '#catalog/engine/access/access.ts';
import { type Violation, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { knownIds } from '#server/engine/access/scope.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';

const { hajj_passenger_info: entity, booking } = entities;

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

/** Pilgrims as one text, and how many more there are of whose bookings nothing may be told. */
export interface Called {
  readonly people: string;
  readonly hidden: number;
}

/**
 * Pilgrims of a departure as one text in their order: by name whom the caller may know, others by the number of a booking
 * that they may see, and the rest as a number of heads.
 */
export async function calledTo(
  tx: Database,
  asked: Pick<RequestContext, 'caller'>,
  { departure, pilgrims }: { readonly departure: number; readonly pilgrims: readonly number[] },
): Promise<Called> {
  const names = await namesTo(tx, asked, pilgrims);
  const { rows } = await tx.execute<{ id: number; pilgrim: number; number: string }>(sql`
    select id, pilgrim, booking_no as number from booking where departure = ${departure}
      and pilgrim = any(${sql.param([...pilgrims])}::integer[]) and ${inStates(sql`status`, takesFile)}`);
  const view = { caller: asked.caller, entity: booking };
  const ids = rows.map(({ id }) => id);
  const seen = allowed(asked.caller, booking, 'list') ? await knownIds(tx, view, ids) : new Set();
  const numbers = new Map(
    rows.flatMap(({ id, pilgrim, number }) => (seen.has(id) ? [[pilgrim, number] as const] : [])),
  );
  const called = pilgrims.flatMap(id => names.get(id) ?? numbers.get(id) ?? []);
  const people = [...called.slice(0, MOST_NAMES), ...(called.length > MOST_NAMES ? ['…'] : [])].join(', ');
  return { people, hidden: pilgrims.length - called.length };
}

/** What is wrong with some pilgrims at a field, in words of the code and of the one for those of whom nothing is told. */
export const toldOf = (
  field: string,
  [code, forHidden]: readonly [ViolationCode, ViolationCode],
  { people, hidden }: Called,
): Violation[] => [
  ...(people === '' ? [] : [violation(field, code, { people })]),
  ...(hidden === 0 ? [] : [violation(field, forHidden, { count: hidden })]),
];
