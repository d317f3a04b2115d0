import { Hono } from 'hono';
import { dayIn } from '../../catalog/days.ts';
import { entities } from '../../catalog/entities.ts';
import { readZone } from '../../catalog/hajj/mrz.ts';
import { zoneLines } from '../../catalog/hajj/mrzLines.ts';
import { LONGEST } from '../../catalog/hajj/passengerSearch.ts';
import { demand } from '../crud/demand.ts';
import type { Env, Host } from '../host.ts';
import { searchPassengers } from './search.ts';

/** The toolbar's search for a pilgrim by number, name or a pasted machine-readable zone. */
export function passengerRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/passengers/search', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.hajj_passenger_info }, 'list');
    const asked = (context.req.query('q') ?? '').slice(0, LONGEST);
    const lines = zoneLines(asked);
    if (!lines) return context.json(await searchPassengers(host, caller, asked));
    const { mrz, problems } = readZone(lines, dayIn(host.timeZone, host.clock()));
    return context.json({ mrz, problems, matches: await searchPassengers(host, caller, mrz.document_number) });
  });
  return routes;
}
