import { and, asc, between, count, eq, gte, inArray, lt, min, sql } from 'drizzle-orm';
import { dayAfter } from '../../catalog/days.ts';
import { entities } from '../../catalog/entities.ts';
import { PASSPORT_DAYS } from '../../catalog/hajj/pilgrimGuards.ts';
import { underWay } from '../../catalog/hajj/pilgrimLifecycle.ts';
import { withinScope } from '../access/scope.ts';
import { columnOf, tableOf } from '../db/tables.ts';
import type { Caller, Host } from '../host.ts';
import { listLink, type PanelEvent } from './events.ts';

const { hajj_passenger_info: pilgrim, tour_package: journey } = entities;
const [pilgrims, journeys] = [tableOf(pilgrim), tableOf(journey)];
const of = (name: string) => columnOf(pilgrims, name);

/** How far the panel looks ahead, in days. */
const AHEAD = 30;
/** Groups of each kind; a panel with more says nothing. */
const MOST = 50;

const moves = { departure: 'departure_date', return: 'return_date' } as const;
type Move = keyof typeof moves;

/** For whom the panel is drawn. */
export interface Onlooker {
  readonly host: Host;
  readonly caller: Caller;
}

const titled = (title: unknown) => (typeof title === 'string' ? { title } : {});

/** Pilgrims who leave or come home soon, by day and package. */
export async function pilgrimMoves({ host, caller }: Onlooker, today: string, kind: Move): Promise<PanelEvent[]> {
  const date = of(moves[kind]);
  const rows = await host.db.select({ date, count: count(), journey: of('tour_package'), title: columnOf(journeys, 'name') }).from(pilgrims)
    .leftJoin(journeys, eq(columnOf(journeys, 'id'), of('tour_package')))
    .where(and(between(date, today, dayAfter(today, AHEAD)), inArray(of('status'), [...underWay]), withinScope({ caller, entity: pilgrim })))
    .groupBy(date, of('tour_package'), columnOf(journeys, 'name')).orderBy(asc(date), asc(of('tour_package'))).limit(MOST);
  return rows.map(row => ({
    kind,
    date: String(row.date),
    count: row.count,
    ...titled(row.title),
    link: listLink(pilgrim.route, { [moves[kind]]: row.date, tour_package: row.journey, status__in: underWay }),
  }));
}

/** Packages that leave or come home soon. */
export async function packageMoves({ host, caller }: Onlooker, today: string, kind: Move): Promise<PanelEvent[]> {
  const date = columnOf(journeys, moves[kind]);
  const rows = await host.db.select({ date, id: columnOf(journeys, 'id'), title: columnOf(journeys, 'name') }).from(journeys)
    .where(and(between(date, today, dayAfter(today, AHEAD)), withinScope({ caller, entity: journey }))).orderBy(asc(date), asc(columnOf(journeys, 'id'))).limit(MOST);
  return rows.map(row => ({ kind, date: String(row.date), count: 1, ...titled(row.title), link: `/apps/${journey.route}/${Number(row.id)}` }));
}

/** Passports of pilgrims yet to come home that end too soon after it, by package and return; dated by the first that ends. */
export async function shortPassports({ host, caller }: Onlooker, today: string): Promise<PanelEvent[]> {
  const [back, expiry] = [of('return_date'), of('passport_expiry_date')];
  const rows = await host.db.select({ back, first: min(expiry), count: count(), journey: of('tour_package'), title: columnOf(journeys, 'name') }).from(pilgrims)
    .leftJoin(journeys, eq(columnOf(journeys, 'id'), of('tour_package')))
    .where(and(gte(back, today), lt(expiry, sql`${back} + ${PASSPORT_DAYS}::int`), inArray(of('status'), [...underWay]), withinScope({ caller, entity: pilgrim })))
    .groupBy(back, of('tour_package'), columnOf(journeys, 'name')).orderBy(asc(back), asc(of('tour_package'))).limit(MOST);
  return rows.map(row => ({
    kind: 'passport_expiry',
    date: String(row.first),
    count: row.count,
    ...titled(row.title),
    link: listLink(pilgrim.route, {
      return_date: row.back,
      tour_package: row.journey,
      passport_expiry_date__lte: dayAfter(String(row.back), PASSPORT_DAYS - 1),
      status__in: underWay,
    }),
  }));
}
