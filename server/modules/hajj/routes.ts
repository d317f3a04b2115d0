import { Hono } from 'hono';
import { entities } from '#catalog/registry/entities.ts';
import { zoneLines } from '#catalog/hajj/mrzLines.ts';
import { LONGEST, PAGE } from '#catalog/hajj/passengerSearch.ts';
import { demand } from '../../engine/crud/demand.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { naturalIn } from '../../platform/http/naturalIn.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { readFields } from '../../platform/http/readBody.ts';
import { readFlyBoard } from './fly/readFlyBoard.ts';
import { matchOf } from './match.ts';
import { registeredBefore } from './pilgrims/registeredBefore.ts';
import { searchPassengers } from './search.ts';
import { searchByZone } from './zone.ts';

/** Places in a list of matches that a page of it holds. */
function pageOf(url: string): readonly [number, number] {
  const page = naturalIn(new URL(url).searchParams, 'page', 1);
  return [(page - 1) * PAGE, page * PAGE];
}

/**
 * The toolbar's search for a pilgrim by number, name or a pasted machine-readable zone; whether somebody is registered
 * already; whether a departure can fly.
 */
export function passengerRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/passengers/search', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.hajj_passenger_info }, 'list');
    const asked = (context.req.query('q') ?? '').slice(0, LONGEST);
    const page = pageOf(context.req.url);
    const lines = zoneLines(asked);
    if (!lines) {
      const found = await searchPassengers(host, caller, asked);
      return context.json({ total: found.length, matches: found.slice(...page).map(matchOf) });
    }
    const { found, ...zone } = await searchByZone(host, caller, lines);
    return context.json({
      ...zone,
      total: found.length,
      matches: found.slice(...page).map(one => ({ ...matchOf(one), differences: one.differences })),
    });
  });
  // It changes nothing, but numbers stand in no address.
  routes.post('/api/passengers/registered', async context =>
    context.json(await registeredBefore(host, context.get('caller'), await readFields(context))),
  );
  routes.get('/api/departures/:id/fly-board', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.departure }, 'show');
    demand({ caller, entity: entities.hajj_passenger_info }, 'list');
    return context.json(await readFlyBoard(host.db, caller, idIn(context)));
  });
  return routes;
}
