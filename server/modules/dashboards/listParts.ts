import { asc, count, desc } from 'drizzle-orm';
import { omit, pick } from 'es-toolkit';
import type { ListBehind } from '#catalog/dashboards/Behind.ts';
import { projectFigures } from '#catalog/dashboards/projectFigures.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { entities } from '#catalog/registry/entities.ts';
import { pilgrimLifecycle } from '#catalog/hajj/pilgrimLifecycle.ts';
import type { ToldRow } from '../../engine/records/Gathering.ts';
import { toWire } from '../../engine/records/record.ts';
import { columnsOf, selectFrom } from '../../engine/records/select.ts';
import type { Wire } from '../../engine/context/values.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import { type Reading, titlesIn, whereOf } from './Reading.ts';

/** Records that a part of a dashboard shows. */
export const FEW = 6;

/** The first rows of a list: their ids, and whatever else of them is asked for. */
function rowsFirst(reading: Reading, behind: ListBehind, by: string, more: string[] = []) {
  const entity = entities[behind.list];
  const columns = columnsOf(entity);
  const id = columnOf(tableOf(entity), 'id');
  const direction = by.startsWith('-') ? desc : asc;
  const first = selectFrom(reading.host.db, entity, { id, ...pick(columns, more) })
    .where(whereOf(reading, behind))
    .orderBy(direction(columns[by.replace(/^-/, '')] ?? id), direction(id))
    .limit(FEW);
  return reading.gathering.ask(first.getSQL());
}

/** Records of such rows, as the list tells them, without their lines. */
async function told({ host, caller, gathering }: Reading, name: EntityName, rows: readonly ToldRow[]): Promise<Wire[]> {
  const ids = rows.map(row => Number(row['id']));
  const stored = await gathering.records(entities[name], ids);
  return stored.map(row => toWire(entities[name], row, host, caller));
}

/** The first rows of a list, as the list tells them. */
export const firstOf = async (reading: Reading, behind: ListBehind, by: string): Promise<Wire[]> =>
  told(reading, behind.list, await rowsFirst(reading, behind, by));

/** The latest orders, with the names of who wants them. */
export async function latestOrders(reading: Reading): Promise<Wire[]> {
  const first = await rowsFirst(reading, { list: 'order', filter: {} }, '-order_date', ['party']);
  const parties = first.map(row => Number(row['party']));
  const [rows, titles] = await Promise.all([told(reading, 'order', first), titlesIn(reading, 'party', parties)]);
  // Of a party that the reader does not read of an order, the row says nothing.
  return rows.map(row => ({ ...omit(row, ['items']), party_name: titles.get(row['party']) ?? null }));
}

/** Pilgrims at each step, in the order in which they are taken. */
export async function pilgrimsByStatus(reading: Reading) {
  const entity = entities.hajj_passenger_info;
  const status = columnOf(tableOf(entity), 'status');
  const counted = selectFrom(reading.host.db, entity, { status, pilgrims: count().as('pilgrims') })
    .where(whereOf(reading, { list: 'hajj_passenger_info', filter: {} }))
    .groupBy(status);
  const found = await reading.gathering.ask(counted.getSQL());
  const counts = new Map(found.map(row => [row['status'], Number(row['pilgrims'])]));
  return pilgrimLifecycle.states.map(one => ({ status: one, pilgrims: counts.get(one) ?? 0 }));
}

/** The pilgrims who were entered last. */
export const newestPilgrims = (reading: Reading): Promise<Wire[]> =>
  firstOf(reading, { list: 'hajj_passenger_info', filter: {} }, '-created_at');

/** Passports that end soon, the next first. */
export const expiringPassports = (reading: Reading): Promise<Wire[]> =>
  firstOf(reading, projectFigures.expiring_passports.behind(reading.moment), 'passport_expiry_date');
