import { asc, count, desc } from 'drizzle-orm';
import { omit } from 'es-toolkit';
import type { ListBehind } from '#catalog/dashboards/Behind.ts';
import { departuresAhead, projectFigures, seatedOn } from '#catalog/dashboards/projectFigures.ts';
import { entities } from '#catalog/registry/entities.ts';
import { pilgrimLifecycle } from '#catalog/hajj/pilgrimLifecycle.ts';
import { inOrder } from '../../engine/crud/list.ts';
import { toWire } from '../../engine/records/record.ts';
import { columnsOf, selectFrom } from '../../engine/records/select.ts';
import type { Wire } from '../../engine/context/values.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import { titlesOf } from '../../engine/access/titlesOf.ts';
import { type Reading, sees, whereOf } from './Reading.ts';

/** Records that a part of a dashboard shows. */
const FEW = 6;

/** The first records of a list, as the list tells them. */
async function firstOf(reading: Reading, behind: ListBehind, by: string): Promise<Wire[]> {
  const { host, caller, snapshot } = reading;
  const entity = entities[behind.list];
  const name = by.replace(/^-/, '');
  const column = columnsOf(entity)[name] ?? columnOf(tableOf(entity), 'id');
  const id = columnOf(tableOf(entity), 'id');
  const direction = by.startsWith('-') ? desc : asc;
  const found = await selectFrom(snapshot.db, entity, { id })
    .where(whereOf(reading, behind))
    .orderBy(direction(column), direction(id))
    .limit(FEW);
  const stored = await inOrder(
    snapshot.db,
    entity,
    found.map(row => Number(row.id)),
  );
  return stored.map(row => toWire(entity, row, host, caller));
}

/** The latest orders, with the names of who wants them. */
export async function latestOrders(reading: Reading, filter: ListBehind['filter'] = {}): Promise<Wire[]> {
  const rows = await firstOf(reading, { list: 'order', filter }, '-order_date');
  const view = { caller: reading.caller, entity: entities.party };
  const titles = await titlesOf(
    reading.snapshot.db,
    view,
    rows.map(row => row['party']),
  );
  return rows.map(row => ({ ...omit(row, ['items']), party_name: titles.get(row['party']) ?? null }));
}

/** Pilgrims at each step, in the order in which they are taken. */
export async function pilgrimsByStatus(reading: Reading) {
  const entity = entities.hajj_passenger_info;
  const status = columnOf(tableOf(entity), 'status');
  const found = await selectFrom(reading.snapshot.db, entity, { status, pilgrims: count() })
    .where(whereOf(reading, { list: 'hajj_passenger_info', filter: {} }))
    .groupBy(status);
  const counts = new Map(found.map(row => [row.status, row.pilgrims]));
  return pilgrimLifecycle.states.map(one => ({ status: one, pilgrims: counts.get(one) ?? 0 }));
}

/** The pilgrims who were entered last. */
export const newestPilgrims = (reading: Reading): Promise<Wire[]> =>
  firstOf(reading, { list: 'hajj_passenger_info', filter: {} }, '-created_at');

/** Passports that end soon, the next first. */
export const expiringPassports = (reading: Reading): Promise<Wire[]> =>
  firstOf(reading, projectFigures.expiring_passports.behind(reading.moment), 'passport_expiry_date');

/** The next departures, and how many pilgrims have a seat; null for whoever may not list pilgrims. */
export async function departuresFilling(reading: Reading) {
  const rows = await firstOf(reading, departuresAhead(reading.moment), 'departure_date');
  const ids = rows.map(({ id }) => Number(id));
  const seated = seatedOn(ids);
  const isSeen = sees(reading.caller, seated) && ids.length > 0;
  const pilgrim = tableOf(entities.hajj_passenger_info);
  const packageOf = columnOf(pilgrim, 'tour_package');
  const found = isSeen
    ? await reading.snapshot.db
        .select({ tour_package: packageOf, taken: count() })
        .from(pilgrim)
        .where(whereOf(reading, seated))
        .groupBy(packageOf)
    : [];
  const taken = new Map(found.map(row => [row.tour_package, row.taken]));
  return rows.map(({ id, name, departure_date, seats }) => ({
    tour_package: id,
    name,
    departure_date,
    seats,
    taken: isSeen ? (taken.get(id) ?? 0) : null,
  }));
}
