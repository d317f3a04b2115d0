import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { underWay } from '#catalog/hajj/pilgrimLifecycle.ts';
import { tourPackage } from '#catalog/website/tourPackage.ts';
import { withinScope } from '../../engine/access/scope.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { MOST, type Onlooker } from '../../engine/quickPanel/EventSource.ts';
import { linkTo } from '../../engine/quickPanel/links.ts';
import type { PanelEvent } from '../../engine/quickPanel/PanelEvent.ts';
import { peopleOf } from '../../engine/quickPanel/people.ts';

const { hajj_passenger_info: pilgrim, tour_package: journey } = entities;
const [pilgrims, journeys] = [tableOf(hajjPassengerInfo), tableOf(tourPackage)];

export const pilgrimColumn = (name: string) => columnOf(pilgrims, name);

export const seesPilgrims = (caller: Caller): boolean => allowed(caller, pilgrim, 'list');

/** Pilgrims yet to come home of whom somebody may know. */
export const underWayFor = (caller: Caller): SQL | undefined =>
  and(inArray(pilgrims.status, [...underWay]), withinScope({ caller, entity: pilgrim }));

const nameOfPackage = sql<
  string | null
>`(select ${journeys.name} from ${journeys} where ${eq(journeys.id, pilgrims.tour_package)})`;

interface PilgrimGrouping {
  readonly kind: string;
  readonly where: SQL | undefined;
  /** Fields that the members of a group have in common; groups come in their order. */
  readonly by: readonly string[];
  /** What is told of a group besides, alike for its members. */
  readonly more?: Readonly<Record<string, SQL>>;
  /** Day of a group. */
  date(group: Readonly<Record<string, unknown>>): unknown;
  /** What its list asks for besides what its members have in common. */
  filter?(group: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

/** An event for each group of pilgrims under way. */
export async function pilgrimEvents(
  { host, caller }: Onlooker,
  { kind, where, by, more = {}, date, filter }: PilgrimGrouping,
): Promise<PanelEvent[]> {
  const common = by.map(pilgrimColumn);
  const shared = Object.fromEntries(by.map(field => [field, pilgrimColumn(field)]));
  const rows = await host.db
    .select({
      shared,
      more: sql<Readonly<Record<string, unknown>>>`json_build_object(${sql.join(
        Object.entries(more).flatMap(([name, value]) => [sql`${name}::text`, value]),
        sql`, `,
      )})`,
      ...peopleOf(pilgrim),
      title: by.includes('tour_package') && allowed(caller, journey, 'list') ? nameOfPackage : sql<null>`null`,
    })
    .from(pilgrims)
    .where(and(where, underWayFor(caller)))
    .groupBy(...common)
    .orderBy(...common.map(column => asc(column)))
    .limit(MOST);
  return rows.map(({ shared: group, more: told, title, count, first, who }) => ({
    kind,
    date: String(date(group)),
    count,
    ...(title !== null && { title }),
    who,
    link: linkTo(
      caller,
      pilgrim,
      { count, first },
      { ...group, ...filter?.({ ...group, ...told }), status__in: underWay },
    ),
  }));
}
