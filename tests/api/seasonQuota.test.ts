import { sortBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
let tour_package: number;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  ({ tour_package } = await journeys.read('departure', await journeys.departure(1)));
});
afterAll(() => office.close());

let named = 0;
const season = (quota: number | null, more: object = {}) =>
  madeOf(office, 'season', {
    name: `Umrah ${(named += 1)}`,
    pilgrim_type: 'umrah',
    begins_on: '2026-01-01',
    ends_on: '2028-12-31',
    quota,
    ...more,
  });
const change = (entity: 'hajj_passenger_info' | 'departure' | 'season', id: number, body: object) =>
  office.call('PUT', calls(entity).update(id), { body });
const file = (verb: string, id: number, body: object = {}) => journeys.give('hajj_passenger_info', verb, id, body);
const give = (verb: string, id: number, body: object = {}) => journeys.give('booking', verb, id, body);
const read = (id: number) => journeys.read('hajj_passenger_info', id);
const asking = (its: number) => journeys.pilgrim({ season: its, tour_package });
const told = ({ status, body }: Reply) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code ?? body.reason];
const isFull = [400, 'season', 'season_full'];
const barOf = async (entity: 'booking' | 'hajj_passenger_info', id: number, verb: string) =>
  (await journeys.read(entity, id)).commands.find((one: { verb: string }) => one.verb === verb);
/** Somebody who counts on a season, without a booking. */
async function counted(its: number): Promise<number> {
  const id = await asking(its);
  expect((await file('register', id)).status).toBe(200);
  return id;
}
/** Somebody who counts on the season of a departure, on which they are booked. */
async function booked(departure: number): Promise<{ id: number; booking: number }> {
  const id = await journeys.pilgrim();
  const booking = await journeys.booking(departure, { pilgrim: id });
  const { status, body } = await give('confirm', booking);
  expect([status, body.file_lacks], JSON.stringify(body)).toEqual([200, null]);
  return { id, booking };
}
const statuses = (replies: readonly Reply[]) =>
  sortBy(
    replies.map(({ status }) => status),
    [Number],
  );

describe('the quota of a season', () => {
  it('bounds who is registered, says so before, and counts whoever asks for nothing more', async () => {
    const its = await season(1, { name: 'Small Umrah' });
    const [first, second] = [await counted(its), await asking(its)];
    const bar = { blocked: 'season_full', params: { season: 'Small Umrah', quota: 1 } };
    expect(await barOf('hajj_passenger_info', second, 'register')).toMatchObject(bar);
    const reply = await file('register', second);
    expect([...told(reply), reply.body.detail]).toEqual([
      409,
      undefined,
      'season_full',
      'The quota of Small Umrah is full: 1.',
    ]);
    expect((await file('request_documents', first)).status).toBe(200);
    expect((await file('register', second)).status).toBe(409);
    expect((await file('cancel_journey', first, { reason: 'They are ill' })).status).toBe(200);
    expect((await file('register', second)).status).toBe(200);
  });

  it('is no bound where none is said, and leaves nobody a place where it is nought', async () => {
    expect((await file('register', await asking(await season(null)))).status).toBe(200);
    expect(told(await file('register', await asking(await season(0))))).toEqual([409, undefined, 'season_full']);
  });

  it('gives its last place to exactly one of several who ask at once', async () => {
    const its = await season(3);
    await counted(its);
    const files = await Promise.all([1, 2, 3, 4, 5].map(() => asking(its)));
    const replies = await Promise.all(files.map(id => file('register', id)));
    expect(statuses(replies)).toEqual([200, 200, 409, 409, 409]);
  });

  it('gives its last place to exactly one of two seats confirmed at once, and confirms both', async () => {
    const its = await season(1);
    const departures = [await journeys.departure(3, { season: its }), await journeys.departure(3, { season: its })];
    const bookings = await Promise.all(departures.map(departure => journeys.booking(departure)));
    const replies = await Promise.all(bookings.map(id => give('confirm', id)));
    expect(statuses(replies)).toEqual([200, 200]);
    expect(replies.map(({ body }) => body.file_lacks).sort()).toEqual([null, 'season_full'].sort());
  });

  it('registers beside a booking that is confirmed at the same time', async () => {
    const its = await season(1);
    const departure = await journeys.departure(3, { season: its });
    const ids = [await asking(its), await asking(its)];
    const booking = await journeys.booking(departure, { pilgrim: ids[0] });
    const [confirmed, registered, other] = await Promise.all([
      give('confirm', booking),
      file('register', ids[0] ?? 0),
      file('register', ids[1] ?? 0),
    ]);
    expect(confirmed.status).toBe(200);
    const standing = await Promise.all(ids.map(async id => (await read(id)).status));
    expect(standing.sort(), JSON.stringify([registered.body, other.body])).toEqual(['enquiry', 'registered']);
  });
});

describe('a file that is counted already', () => {
  it('comes into another season where there is a place, from none as well', async () => {
    const [from, to] = [await season(null), await season(1)];
    const [one, other] = [await counted(from), await counted(from)];
    expect((await change('hajj_passenger_info', other, { season: null })).status).toBe(200);
    expect((await change('hajj_passenger_info', one, { season: to })).status).toBe(200);
    expect(told(await change('hajj_passenger_info', other, { season: to }))).toEqual(isFull);
    expect((await change('hajj_passenger_info', await asking(from), { season: to })).status).toBe(200);
  });

  it('comes into the last place as one of several at once, or of a sheet', async () => {
    const [from, to] = [await season(null), await season(1)];
    const files = await Promise.all([1, 2, 3].map(() => counted(from)));
    const rows = files.map(id => ({ id, season: to }));
    const sheet = await office.call('POST', '/api/imports', {
      body: { entity: 'hajj_passenger_info', commit: false, rows },
    });
    expect(sheet.body.rows.map((one: { outcome: string }) => one.outcome)).toEqual(['update', 'error', 'error']);
    expect(sheet.body.rows[1].errors).toMatchObject([{ field: 'season', code: 'season_full' }]);
    const replies = await Promise.all(files.map(id => change('hajj_passenger_info', id, { season: to })));
    expect(statuses(replies)).toEqual([200, 400, 400]);
  });

  it('is opened again only as far as it is not counted, where its place is taken', async () => {
    const its = await season(1);
    const { id, booking } = await booked(await journeys.departure(2, { season: its }));
    await give('cancel', booking, { cancelled_on: DAY, reason: 'They are ill', ends_file: true });
    await counted(its);
    expect((await file('reopen_file', id, { reason: 'They are well' })).status).toBe(200);
    expect((await read(id)).status).toBe('enquiry');
  });

  it('is not booked on, nor moved to, a departure of a full season', async () => {
    const [from, full] = [await season(null), await season(1, { name: 'Full Umrah' })];
    await counted(full);
    const [here, there] = [
      await journeys.departure(3, { season: from }),
      await journeys.departure(3, { season: full }),
    ];
    const { id, booking } = await booked(here);
    const reply = await give('move_booking', booking, { departure: there, reason: 'They asked for it' });
    expect(told(reply)).toEqual([400, 'departure', 'season_full']);
    expect((await read(id)).season).toBe(from);
    const another = await journeys.booking(there, { pilgrim: await counted(from) });
    expect(await barOf('booking', another, 'confirm')).toMatchObject({ blocked: 'season_full' });
    expect(told(await give('confirm', another))).toEqual([409, undefined, 'season_full']);
    await change('season', full, { quota: 2 });
    expect((await give('move_booking', booking, { departure: there, reason: 'They asked' })).status).toBe(200);
    expect((await read(id)).season).toBe(full);
    expect((await give('confirm', another)).status).toBe(409);
  });

  it('comes along with its departure into a season that has a place for all of them', async () => {
    const [from, small, wide] = [await season(null), await season(1), await season(2)];
    const departure = await journeys.departure(3, { season: from });
    const files = [await booked(departure), await booked(departure)];
    await give('hold_seat', await journeys.booking(departure), { hold_until: '2026-12-01' });
    expect(told(await change('departure', departure, { season: small }))).toEqual(isFull);
    expect((await change('departure', departure, { season: wide })).status).toBe(200);
    for (const { id } of files) expect((await read(id)).season).toBe(wide);
  });
});

describe('a seat in a full season', () => {
  it('is confirmed all the same, and the file waits for a place', async () => {
    const its = await season(1);
    await counted(its);
    const id = await journeys.pilgrim();
    const booking = await journeys.booking(await journeys.departure(2, { season: its }), { pilgrim: id });
    const { status, body } = await give('confirm', booking);
    expect([status, body.status, body.file_lacks]).toEqual([200, 'confirmed', 'season_full']);
    expect((await read(id)).status).toBe('enquiry');
  });
});

describe('beyond the quota', () => {
  const beyond = { reason: 'The ministry allows one more' };

  it('is registered only with a right of its own and a reason, which the history keeps', async () => {
    const its = await season(0);
    const id = await asking(its);
    const path = calls('hajj_passenger_info').command('register_beyond_quota', id);
    const rights = ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS', 'HAJJ_PASSENGER_INFO_UPDATE'];
    const clerk = await hire(office, rights);
    expect((await clerk.call('POST', path, { body: beyond })).status).toBe(403);
    const lady = await hire(office, [...rights, 'HAJJ_PASSENGER_INFO_REGISTER_BEYOND_QUOTA']);
    expect(told(await lady.call('POST', path, { body: {} }))).toEqual([400, 'reason', 'reason_required']);
    const given = await lady.call('POST', path, { body: beyond });
    expect([given.status, given.body.status], JSON.stringify(given.body)).toEqual([200, 'registered']);
    const filter = encodeURIComponent(JSON.stringify({ entity: 'hajj_passenger_info', record: id }));
    const { body: history } = await office.call('GET', `/api/history?filter=${filter}&range=[0,9]`);
    expect(history[0]).toMatchObject({ command: 'register_beyond_quota', reason: beyond.reason });
  });

  it('is asked all that is asked of others', async () => {
    const full = { quota: 0, pilgrim_type: 'umrah' };
    const bare = await journeys.pilgrim({ season: await season(0) });
    expect(told(await file('register_beyond_quota', bare, beyond))).toEqual([409, undefined, 'package_missing']);
    const paid = await asking(await season(0, { ...full, first_instalment_asked: true }));
    expect(told(await file('register_beyond_quota', paid, beyond))).toEqual([409, undefined, 'first_instalment_due']);
    const its = await season(0);
    const closed = await asking(its);
    await change('season', its, { is_open: false });
    expect(told(await file('register_beyond_quota', closed, beyond))).toEqual([409, undefined, 'season_closed']);
  });

  it('goes nobody who has a place, and the state to go to means the plain step', async () => {
    const its = await season(1);
    const id = await asking(its);
    expect(told(await file('register_beyond_quota', id, beyond))).toEqual([409, undefined, 'season_not_full']);
    const { transition } = calls('hajj_passenger_info');
    expect((await office.call('POST', transition(id), { body: { to: 'registered' } })).status).toBe(200);
  });
});

describe('a quota that is changed', () => {
  it('is neither set nor lowered below who is counted, and is raised at will', async () => {
    const its = await season(null);
    for (let at = 0; at < 3; at += 1) await counted(its);
    const reply = await change('season', its, { quota: 2 });
    expect(told(reply)).toEqual([400, 'quota', 'quota_below']);
    expect(JSON.stringify(reply.body)).toContain('Registered for this season already: 3.');
    expect((await change('season', its, { quota: 3 })).status).toBe(200);
    expect(told(await change('season', its, { quota: 2 }))).toEqual([400, 'quota', 'quota_below']);
    const beyond = await asking(its);
    await file('register_beyond_quota', beyond, { reason: 'The ministry allows it' });
    expect((await change('season', its, { quota: 3, lead_agency: 'Rihla' })).status).toBe(200);
    expect((await change('season', its, { quota: null })).status).toBe(200);
    expect(told(await change('season', its, { quota: 3 }))).toEqual([400, 'quota', 'quota_below']);
  });

  it('is raised though more are counted already, beyond it', async () => {
    const its = await season(0);
    for (let at = 0; at < 3; at += 1)
      await file('register_beyond_quota', await asking(its), { reason: 'The ministry allows it' });
    expect((await change('season', its, { quota: 2 })).status).toBe(200);
  });

  it('is not lowered past somebody who is registered at the same time', async () => {
    const its = await season(2);
    await counted(its);
    const last = await asking(its);
    const [lowered, registered] = await Promise.all([change('season', its, { quota: 1 }), file('register', last)]);
    expect([lowered.status, registered.status].sort()).toEqual(lowered.status === 200 ? [200, 409] : [200, 400]);
  });
});

describe('the places of a season', () => {
  const places = (id: number) => `/api/seasons/${id}/places`;

  it('are told with those taken, for whoever sees seasons', async () => {
    const its = await season(4);
    await counted(its);
    await asking(its);
    expect((await office.call('GET', places(its))).body).toEqual({ counted: 1, quota: 4 });
    expect((await office.call('GET', places(await season(null)))).body).toEqual({ counted: 0, quota: null });
    expect((await office.call('GET', places(999_999))).status).toBe(404);
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST']);
    expect((await clerk.call('GET', places(its))).status).toBe(403);
  });
});
