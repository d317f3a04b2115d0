import { count, inArray } from 'drizzle-orm';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { PageInfo } from '#catalog/engine/wire.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { View } from '../access/scope.ts';
import { withNames } from '../access/toldNames.ts';
import { mapInParts } from '../../platform/flow/mapInParts.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Stored, Wire } from '../context/values.ts';
import type { ListQuery } from './query.ts';
import { toWire } from '../records/record.ts';
import { columnsOf, selectFrom, withParts } from '../records/select.ts';

/** Records of the given ids, in their order. */
export async function inOrder(db: Database, entity: Entity, ids: readonly number[]): Promise<Stored[]> {
  if (ids.length === 0) return [];
  const rows = await selectFrom(db, entity, columnsOf(entity)).where(
    inArray(columnOf(tableOf(entity), 'id'), [...ids]),
  );
  const byId = new Map((await withParts(db, entity, rows)).map(row => [Number(row['id']), row]));
  return ids.map(id => byId.get(id)).filter(row => row !== undefined);
}

/** The ids come first, from an index alone where one fits, so that a deep page does not read the wide rows it skips. */
async function pageOf(host: Host, entity: Entity, { where, order, size, page }: ListQuery): Promise<Stored[]> {
  const found = await selectFrom(host.db, entity, { id: columnOf(tableOf(entity), 'id') })
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  return inOrder(
    host.db,
    entity,
    found.map(row => Number(row.id)),
  );
}

async function total(host: Host, entity: Entity, { where }: ListQuery): Promise<number> {
  const counting = where
    ? selectFrom(host.db, entity, { total: count() }).where(where)
    : host.db.select({ total: count() }).from(tableOf(entity));
  return (await counting)[0]?.total ?? 0;
}

/** The records of a page as their reader sees them. */
async function shownPage(host: Host, view: View, query: ListQuery): Promise<readonly Wire[]> {
  const rows = await pageOf(host, view.entity, query);
  const shown = await mapInParts(rows, row => toWire(view.entity, row, host, view.caller));
  return withNames(host.db, { ...view, titled: query.titled }, shown);
}

/** One page of an entity in the contract's envelope. A page past the end is an empty list. */
export async function listPage(host: Host, entity: Entity, query: ListQuery, reader: Caller): Promise<Wire> {
  const [elements, shown] = await Promise.all([
    total(host, entity, query),
    shownPage(host, { entity, caller: reader }, query),
  ]);
  const info: PageInfo = {
    page: query.page,
    size: query.size,
    total_pages: Math.max(1, Math.ceil(elements / query.size)),
    total_elements: elements,
  };
  return { [entity.collection]: shown, ...info };
}
