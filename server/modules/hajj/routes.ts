import { Hono } from 'hono';
import { idFrom } from '#catalog/engine/parse.ts';
import { entities } from '#catalog/registry/entities.ts';
import { MAX_SIZE } from '#catalog/engine/wire.ts';
import { BOOKING_OFFER } from '#catalog/hajj/bookings/BookingOffer.ts';
import { FAMILIES } from '#catalog/hajj/departures/Families.ts';
import { zoneLines } from '#catalog/hajj/zones/zoneLines.ts';
import { LONGEST, PAGE } from '#catalog/hajj/passengerSearch.ts';
import { demand } from '../../engine/crud/demand.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Env } from '../../platform/http/Env.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { naturalIn } from '../../platform/http/naturalIn.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { readFields } from '../../platform/http/readBody.ts';
import { readOffer } from './bookings/readOffer.ts';
import { readCancelling } from './departures/readCancelling.ts';
import { readFamilies } from './departures/readFamilies.ts';
import { readSeats } from './departures/readSeats.ts';
import { readFamily } from './families/readFamily.ts';
import { readFlyBoard } from './fly/readFlyBoard.ts';
import { matchOf } from './match.ts';
import { registeredBefore } from './pilgrims/registeredBefore.ts';
import { searchPassengers } from './search.ts';
import { readPlaces } from './seasons/readPlaces.ts';
import { searchByZone } from './zone.ts';

/** A page of who may be meant by a text, and what it says where it is a zone. */
async function passengersBy(host: Host, caller: Caller, { q, page }: { readonly q: string; readonly page: number }) {
  demand({ caller, entity: entities.hajj_passenger_info }, 'list');
  const places = [(page - 1) * PAGE, page * PAGE] as const;
  const asked = q.slice(0, LONGEST);
  const lines = zoneLines(asked);
  if (!lines) {
    const found = await searchPassengers(host, caller, asked);
    return { total: found.length, matches: found.slice(...places).map(matchOf) };
  }
  const { found, ...zone } = await searchByZone(host, caller, lines);
  const matches = found.slice(...places).map(one => ({
    ...matchOf(one),
    differences: one.differences,
    lacks: one.lacks,
    ...(one.short && { short: one.short }),
  }));
  return { ...zone, total: found.length, matches };
}

/**
 * The toolbar's search for a pilgrim by number, name or a pasted machine-readable zone; whether somebody is registered
 * already; whether a departure can fly, who is booked on it and with which family, or how far its cancellation has come; who is of a family; how many places of
 * a season are taken.
 */
export function passengerRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/passengers/search', async context => {
    const page = naturalIn(new URL(context.req.url).searchParams, 'page', 1);
    return context.json(await passengersBy(host, context.get('caller'), { q: context.req.query('q') ?? '', page }));
  });
  // What a passport says does not belong into an address, which is kept along the way.
  routes.post('/api/passengers/search', async context => {
    const body = await readJson(context);
    const asked = typeof body['page'] === 'number' ? `page=${body['page']}` : '';
    const page = naturalIn(new URLSearchParams(asked), 'page', 1);
    return context.json(
      await passengersBy(host, context.get('caller'), { q: typeof body['q'] === 'string' ? body['q'] : '', page }),
    );
  });
  // It changes nothing, but numbers stand in no address.
  routes.post('/api/passengers/registered', async context =>
    context.json(await registeredBefore(host, context.get('caller'), await readFields(context))),
  );
  routes.get(BOOKING_OFFER, async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.departure }, 'show');
    demand({ caller, entity: entities.booking }, 'create');
    const { searchParams } = new URL(context.req.url);
    const departure = idFrom(searchParams.get('departure')) ?? 0;
    const [room, pilgrim] = [searchParams.get('room_type'), idFrom(searchParams.get('pilgrim')) ?? null];
    return context.json(await readOffer(host, { caller, departure, room, pilgrim }));
  });
  routes.get('/api/departures/:id/fly-board', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.departure }, 'show');
    demand({ caller, entity: entities.hajj_passenger_info }, 'list');
    return context.json(await readFlyBoard(host.db, caller, idIn(context)));
  });
  routes.get('/api/departures/:id/cancelling', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.departure }, 'show');
    demand({ caller, entity: entities.booking }, 'list');
    return context.json(await readCancelling(host.db, caller, idIn(context)));
  });
  routes.get('/api/departures/:id/seats', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.departure }, 'show');
    demand({ caller, entity: entities.booking }, 'list');
    demand({ caller, entity: entities.hajj_passenger_info }, 'list');
    return context.json(await readSeats(host.db, caller, idIn(context)));
  });
  routes.get('/api/departures/:id/families', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.departure }, 'show');
    demand({ caller, entity: entities.hajj_passenger_info }, 'list');
    const { searchParams } = new URL(context.req.url);
    const page = naturalIn(searchParams, 'page', 1);
    const size = Math.min(naturalIn(searchParams, 'size', FAMILIES), MAX_SIZE);
    return context.json(await readFamilies(host.db, { caller, departure: idIn(context), page, size }));
  });
  routes.get('/api/families/:id', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.family }, 'show');
    demand({ caller, entity: entities.hajj_passenger_info }, 'list');
    return context.json(await readFamily(host, caller, idIn(context)));
  });
  routes.get('/api/seasons/:id/places', async context => {
    demand({ caller: context.get('caller'), entity: entities.season }, 'show');
    return context.json(await readPlaces(host.db, idIn(context)));
  });
  return routes;
}
