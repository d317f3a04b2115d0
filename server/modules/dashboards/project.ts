import {
  allSeasons,
  departuresAhead,
  type FigureName,
  ordersOf,
  pilgrimsAt,
  projectFigures,
  seasonsAhead,
  soldIn,
  spans,
} from '#catalog/dashboards/projectFigures.ts';
import type { Behind, Moment } from '#catalog/dashboards/Behind.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { expiringPassports, latestOrders, newestPilgrims, pilgrimsByStatus } from './listParts.ts';
import { departuresNext } from './departuresNext.ts';
import { deadlinesNear, seasonCountdown } from './seasonsAhead.ts';
import { bestSellers, orderTotals, soldByCategory } from './orderParts.ts';
import { eachOf } from './eachOf.ts';
import { figureOf, type Reading, sees } from './Reading.ts';

/** A part of the overview that is more than one number. */
interface Part {
  /** Rows that its reader must be allowed to see. */
  behind(moment: Moment): Behind;
  /** What they must be allowed to read beside it. */
  also?(caller: Caller): boolean;
  read(reading: Reading): Promise<readonly object[]>;
}

const sold = (moment: Moment): Behind => soldIn(spans.this_year(moment));
const pilgrims = (): Behind => pilgrimsAt({ status: '' });

const parts = {
  order_totals: { behind: moment => ordersOf('all', spans.this_year(moment)), read: orderTotals },
  latest_orders: { behind: () => ({ list: 'order', filter: {} }), read: latestOrders },
  best_by_amount: { behind: sold, read: reading => bestSellers(reading, 'net_amount') },
  best_by_quantity: { behind: sold, read: reading => bestSellers(reading, 'quantity') },
  categories: { behind: sold, read: soldByCategory },
  pilgrims_by_status: { behind: pilgrims, read: pilgrimsByStatus },
  passports: { behind: projectFigures.expiring_passports.behind, read: expiringPassports },
  newest_pilgrims: { behind: pilgrims, read: newestPilgrims },
  departures: { behind: departuresAhead, read: departuresNext },
  seasons: { behind: seasonsAhead, read: seasonCountdown },
  deadlines: { behind: allSeasons, also: caller => mayRead(caller, entities.season, 'deadlines'), read: deadlinesNear },
} as const satisfies Readonly<Record<string, Part>>;

const seesPart = (caller: Caller, part: Part, moment: Moment): boolean =>
  sees(caller, part.behind(moment)) && part.also?.(caller) !== false;

/** The overview as its reader may see it: what they have no right to is not among it. */
export async function readProject(reading: Reading) {
  const { caller, moment } = reading;
  const figureNames = (Object.keys(projectFigures) as FigureName[]).filter(name =>
    sees(caller, projectFigures[name].behind(moment)),
  );
  const partNames = (Object.keys(parts) as (keyof typeof parts)[]).filter(name =>
    seesPart(caller, parts[name], moment),
  );
  const [figures, tables] = await Promise.all([
    eachOf(figureNames, name => figureOf(reading, projectFigures[name])),
    eachOf(partNames, (name): Promise<readonly object[]> => parts[name].read(reading)),
  ]);
  return { ...moment, figures, tables };
}
