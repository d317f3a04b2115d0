import { and, asc, type SQL, sql } from 'drizzle-orm';
import { orderFieldOf } from '#catalog/engine/arranging.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { type View, withinScope } from '../access/scope.ts';
import { toWire } from '../records/record.ts';
import type { Wire } from '../context/values.ts';
import { columnsOf, selectFrom, withParts } from '../records/select.ts';
import type { Host } from '../context/host.ts';

/** The order in which records stand: the one that the office gave them, those without a place last; else by title. */
function standing(entity: Entity): SQL[] {
  const columns = columnsOf(entity);
  const order = columns[orderFieldOf(entity) ?? ''];
  const terms = order
    ? [sql`${order} asc nulls last`]
    : entity.title.flatMap(name => columns[name] ?? []).map(column => asc(column));
  return [...terms, ...(columns['id'] ? [asc(columns['id'])] : [])];
}

/** Every record that the caller may know of and `where` asks for, in the order in which they stand. */
export async function inPlace(host: Host, { entity, caller }: View, where?: SQL): Promise<Wire[]> {
  const rows = await selectFrom(host.db, entity, columnsOf(entity))
    .where(and(withinScope({ entity, caller }), where))
    .orderBy(...standing(entity));
  return (await withParts(host.db, entity, rows)).map(row => toWire(entity, row, host, caller));
}
