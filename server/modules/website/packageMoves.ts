import { and, asc, between, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { tourPackage } from '#catalog/website/tourPackage.ts';
import { withinScope } from '../../engine/access/scope.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import { AHEAD, type EventSource, MOST, type Onlooker } from '../../engine/quickPanel/EventSource.ts';
import { recordLink } from '../../engine/quickPanel/links.ts';
import { seesPilgrims, underWayFor } from '../hajj/pilgrims.ts';

const { tour_package: journey } = entities;
const [journeys, pilgrims] = [tableOf(tourPackage), tableOf(hajjPassengerInfo)];

type Day = 'departure_date' | 'return_date';

/** Packages of whose pilgrims somebody is not told already. */
function untold({ host, caller }: Onlooker, day: Day): SQL | undefined {
  if (!seesPilgrims(caller)) return undefined;
  const travellers = host.db
    .select({ one: sql`1` })
    .from(pilgrims)
    .where(and(eq(pilgrims.tour_package, journeys.id), eq(pilgrims[day], journeys[day]), underWayFor(caller)));
  return not(exists(travellers));
}

const moves = (kind: string, day: Day): EventSource => ({
  sees: caller => allowed(caller, journey, 'list'),
  async events(onlooker) {
    const { host, caller, today } = onlooker;
    const rows = await host.db
      .select({ id: journeys.id, date: journeys[day], title: journeys.name })
      .from(journeys)
      .where(
        and(
          between(journeys[day], today, dayAfter(today, AHEAD)),
          withinScope({ caller, entity: journey }),
          untold(onlooker, day),
        ),
      )
      .orderBy(asc(journeys[day]), asc(journeys.id))
      .limit(MOST);
    return rows.map(({ id, date, title }) => ({
      kind,
      date: String(date),
      count: 1,
      title,
      link: recordLink(journey, id),
    }));
  },
});

/** Packages that leave soon. */
export const packageDepartures = moves('package_departure', 'departure_date');
/** Packages that come home soon. */
export const packageReturns = moves('package_return', 'return_date');
