import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { departureSeatsPath } from '../../catalog/hajj/departures/DepartureSeats.ts';
import { journeysAsked } from '../../server/modules/hajj/verification/journeysAsked.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { createSample } from '../support/sample.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const reason = 'The consul has telephoned';
const season = (more: object = {}) =>
  madeOf(office, 'season', {
    name: `Umrah ${randomUUID()}`,
    pilgrim_type: 'umrah',
    begins_on: '2026-01-01',
    ends_on: '2028-12-31',
    ...more,
  });
const statusOf = async (pilgrim: number) => (await journeys.read('hajj_passenger_info', pilgrim)).status;
const countedOn = async (its: number) => (await office.call('GET', `/api/seasons/${its}/places`)).body.counted;
const errorsOf = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string; of?: string }) => [one.of ?? one.field, one.code]),
];
async function confirmed(departure: number, more: object = {}) {
  const pilgrim = await journeys.pilgrim(more);
  const booking = await journeys.booking(departure, { pilgrim });
  const { status, body } = await journeys.give('booking', 'confirm', booking);
  expect(status, JSON.stringify(body)).toBe(200);
  const ready = body.file_lacks === null ? READY : READY.replace('ready_to_travel', 'enquiry');
  await office.pool.query(`update hajj_passenger_info set ${ready} where id = $1`, [pilgrim]);
  return { booking, pilgrim };
}
const lock = (departure: number) => journeys.give('departure', 'lock_lists', departure);
const leave = (departure: number, staying: readonly object[], who: Pick<Office, 'call'> = office) =>
  who.call('POST', calls('departure').command('depart', departure), {
    body: { departed_on: DAY, staying },
    headers: { 'idempotency-key': randomUUID() },
  });
const chief = (more: readonly string[] = [], of: Readonly<Record<string, unknown>> = {}) =>
  hire(
    office,
    [
      'DEPARTURE_LIST',
      'DEPARTURE_DETAILS',
      'DEPARTURE_DEPART',
      'BOOKING_LIST',
      'BOOKING_DETAILS',
      'HAJJ_PASSENGER_INFO_LIST',
      'CLEAR_TO_FLY',
      ...more,
    ],
    of,
  );
async function expectSound() {
  for (const { name, offending } of journeysAsked)
    expect((await office.host.db.execute(offending({ heads: [] }))).rows, name).toEqual([]);
}

it('whoever was never registered is cleared to fly only where the season has a place for all of them', async () => {
  const its = await season({ quota: 2 });
  const departure = await journeys.departure(3, { season: its });
  const [first] = [await confirmed(departure), await confirmed(departure)];
  const beyond = await confirmed(departure);
  expect(await statusOf(beyond.pilgrim)).toBe('enquiry');
  await lock(departure);
  const staying = [
    { booking: first.booking, outcome: 'no_show', reason },
    { booking: beyond.booking, outcome: 'clear_to_fly', reason },
  ];
  expect(errorsOf(await leave(departure, staying, await chief()))).toEqual([
    400,
    [['staying.1.outcome', 'season_full']],
  ]);
  expect([await countedOn(its), await statusOf(beyond.pilgrim)]).toEqual([2, 'enquiry']);
  const left = await leave(departure, staying, await chief(['HAJJ_PASSENGER_INFO_REGISTER_BEYOND_QUOTA']));
  expect([left.status, left.body.pilgrims], JSON.stringify(left.body)).toEqual([200, 2]);
  // One has not shown up, and has taken their place all the same.
  expect([await countedOn(its), await statusOf(beyond.pilgrim)]).toEqual([3, 'travelling']);
  await expectSound();
});

it('nobody is cleared into a season that is closed, and whoever it counts flies', async () => {
  const its = await season({ quota: 1 });
  const departure = await journeys.departure(2, { season: its });
  const [counted, never] = [await confirmed(departure), await confirmed(departure)];
  await office.pool.query(`update hajj_passenger_info set status = 'registered' where id = $1`, [counted.pilgrim]);
  const { update } = calls('season');
  expect((await office.call('PUT', update(its), { body: { is_open: false, quota: null } })).status).toBe(200);
  await lock(departure);
  const cleared = (booking: number) => ({ booking, outcome: 'clear_to_fly', reason });
  const staying = [cleared(counted.booking), cleared(never.booking)];
  expect(errorsOf(await leave(departure, staying, await chief()))).toEqual([
    400,
    [['staying.1.outcome', 'season_closed']],
  ]);
  const left = await leave(departure, [cleared(counted.booking), { ...staying[1], outcome: 'no_show' }], await chief());
  expect(left.status, JSON.stringify(left.body)).toBe(200);
});

it('who was never registered and does not show up takes no place of the season, and their seat stays counted', async () => {
  const its = await season({ quota: 1 });
  const departure = await journeys.departure(2, { season: its });
  await confirmed(departure);
  const never = await confirmed(departure);
  await lock(departure);
  const left = await leave(departure, [{ booking: never.booking, outcome: 'no_show', reason }]);
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  expect([await statusOf(never.pilgrim), await countedOn(its)]).toEqual(['no_show', 1]);
  expect((await journeys.read('departure', departure)).booked).toBe(2);
  await expectSound();
});

it('a seat for nobody is named, or decided, before the others leave', async () => {
  const departure = await journeys.departure(3);
  const fine = await confirmed(departure);
  const unnamed = { pilgrim: null, party: await books.party('A group') };
  const [one, other] = [await journeys.booking(departure, unnamed), await journeys.booking(departure, unnamed)];
  for (const id of [one, other]) expect((await journeys.give('booking', 'confirm', id)).status).toBe(200);
  await lock(departure);
  const { booking_no: number } = await journeys.read('booking', one);
  const { body: seats } = await office.call('GET', departureSeatsPath(departure));
  expect(seats.seats).toContainEqual({
    booking: one,
    pilgrim: null,
    name: number,
    lacks: [{ code: 'goes_nobody' }],
    is_held: false,
  });
  const { booking_no: another } = await journeys.read('booking', other);
  expect(errorsOf(await leave(departure, []))).toEqual([
    409,
    [
      [number, 'goes_nobody'],
      [another, 'goes_nobody'],
    ],
  ]);
  const cancelled = { booking: other, outcome: 'cancel', reason };
  expect(errorsOf(await leave(departure, [{ booking: one, outcome: 'clear_to_fly', reason }, cancelled]))).toEqual([
    400,
    [['staying.0.outcome', 'goes_nobody']],
  ]);
  const left = await leave(departure, [{ booking: one, outcome: 'no_show', reason }, cancelled]);
  expect([left.status, left.body.pilgrims], JSON.stringify(left.body)).toEqual([200, 1]);
  expect(await journeys.read('booking', one)).toMatchObject({ status: 'no_show', due_amount: '400000.00' });
  expect([await statusOf(fine.pilgrim), (await journeys.read('booking', other)).status]).toEqual([
    'travelling',
    'cancelled',
  ]);
  await expectSound();
});

it('who is not ready of another branch is a number alone, for somebody who sees all branches', async () => {
  const [here, there] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
  const departure = await journeys.departure(3);
  await confirmed(departure, { branch: here.id });
  const hidden = await confirmed(departure, { branch: there.id, given_names: 'Faraway' });
  await office.pool.query('update hajj_passenger_info set visa_no = null where id = $1', [hidden.pilgrim]);
  await lock(departure);
  const { booking_no: number } = await journeys.read('booking', hidden.booking);
  const clerk = await chief([], { branch: here.id });
  const refused = await leave(departure, [], clerk);
  expect([...errorsOf(refused), refused.body.errors[0].params]).toEqual([
    409,
    [['staying', 'others_not_ready']],
    { count: 1 },
  ]);
  expect(refused.body.detail).toContain('Bookings of other branches are not ready: 1.');
  for (const secret of [number, 'Faraway', 'visa', `:${hidden.booking}`])
    expect(JSON.stringify(refused.body)).not.toContain(secret);
  const left = await leave(departure, [{ booking: hidden.booking, outcome: 'no_show', reason }]);
  expect([left.status, left.body.pilgrims]).toEqual([200, 1]);
});
