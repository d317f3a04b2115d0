import { inArray, sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { PageInfo } from '#catalog/engine/wire.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import { partOf } from '../access/partOf.ts';
import { type Naming, withNames } from '../access/toldNames.ts';
import { withMarks } from '../access/marks.ts';
import { mapInParts } from '../../platform/flow/mapInParts.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Stored, Wire } from '../context/values.ts';
import type { ListQuery } from './query.ts';
import { keptTotal } from '../totals/keptTotal.ts';
import { totalBeside } from './totals.ts';
import { toWire } from '../records/record.ts';
import { readStored, selectFrom, withParts } from '../records/select.ts';

/** Records of the given ids, in their order. */
export async function inOrder(db: Database, entity: Entity, ids: readonly number[]): Promise<Stored[]> {
  if (ids.length === 0) return [];
  const rows = await readStored(db, entity, query => query.where(inArray(columnOf(tableOf(entity), 'id'), [...ids])));
  const byId = new Map((await withParts(db, entity, rows)).map(row => [Number(row['id']), row]));
  return ids.map(id => byId.get(id)).filter(row => row !== undefined);
}

/** What a row says beside its fields, under a name that no field has. */
const TOTAL = 'rows found';

interface Page {
  readonly rows: Stored[];
  /** All that a search finds, where its page holds some of it. */
  readonly found: number | undefined;
}

/**
 * Which records stand on a page is read from an index alone where one fits, so that a deep page does not read the wide
 * rows that it skips. What a search finds is found once, for the page and the total.
 */
async function pageOf(host: Host, entity: Entity, query: ListQuery): Promise<Page> {
  const { where, order, size, page, isSearch, fields } = query;
  const id = columnOf(tableOf(entity), 'id');
  const ids = selectFrom(host.db, entity, { id })
    .where(isSearch ? sql`${id} in (select id from found)` : where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const found = selectFrom(host.db, entity, { id }).where(where);
  const places = sql`(
    ${isSearch ? sql`with found as materialized (${found.getSQL()})` : sql``}
    select id, row_number() over () as place, ${isSearch ? sql`(select count(*)::int from found)` : sql`null`} as total
    from (${ids.getSQL()}) as ids) as page`;
  const rows = await readStored(
    host.db,
    entity,
    read => read.innerJoin(places, sql`page.id = ${id}`).orderBy(sql`page.place`),
    { fields, beside: sql`page.total as ${sql.identifier(TOTAL)}` },
  );
  const total = rows[0]?.[TOTAL];
  return { rows: await withParts(host.db, entity, rows, fields), found: typeof total === 'number' ? total : undefined };
}

interface Shown extends Pick<ListQuery, 'fields' | 'marked'> {
  readonly rows: readonly Stored[];
}

/** The records of a page as their reader sees them. */
async function shownTo(host: Host, naming: Naming, { rows, fields, marked }: Shown): Promise<readonly Wire[]> {
  const wireOf = (row: Stored) => toWire(naming.entity, row, host, naming.caller);
  const shown = await mapInParts(rows, row => (fields ? pick(wireOf(row), [...fields]) : wireOf(row)));
  const named = await withNames(host.db, naming, shown);
  return marked ? withMarks(host.db, { ...naming, host }, named) : named;
}

/** One page of an entity in the contract's envelope. A page past the end is an empty list. */
export async function listPage(host: Host, entity: Entity, query: ListQuery, reader: Caller): Promise<Wire> {
  const view = { entity, caller: reader };
  const isWhole = query.where === query.scope;
  const [kept, { rows, found }, scope] = await Promise.all([
    isWhole ? keptTotal(host.db, view) : undefined,
    pageOf(host, entity, query),
    partOf(host.db, view),
  ]);
  const known = kept ?? found;
  const [{ elements, isBounded }, shown] = await Promise.all([
    known === undefined ? totalBeside(host.db, view, query, rows.length) : { elements: known, isBounded: false },
    shownTo(host, { ...view, titled: query.titled }, { ...query, rows }),
  ]);
  const info: PageInfo = {
    page: query.page,
    size: query.size,
    total_pages: Math.max(1, Math.ceil(elements / query.size)),
    total_elements: elements,
    ...(isBounded && { total_is_bounded: true }),
    ...(scope && { scope }),
  };
  return { [entity.collection]: shown, ...info };
}
