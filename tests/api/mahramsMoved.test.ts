import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const WHY = { reason: 'They asked for it' };

let office: Office;
let journeys: Journeys;
let season: number;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  season = await madeOf(office, 'season', {
    name: 'Umrah with mahrams',
    pilgrim_type: 'umrah',
    begins_on: '2026-11-01',
    ends_on: '2027-08-01',
    mahram_policy: 'all_women',
  });
});
afterAll(() => office.close());

const departureOf = (more: object = {}) => journeys.departure(9, { ...LATER, season, ...more });

/** A confirmed booking, and whose it is. */
async function booked(departure: number, more: object = {}) {
  const pilgrim = await journeys.pilgrim(more);
  const booking = await journeys.booking(departure, { pilgrim });
  expect((await journeys.give('booking', 'confirm', booking)).status).toBe(200);
  return { pilgrim, booking };
}
const womanOf = (departure: number, mahram: number, more: object = {}) =>
  booked(departure, { gender: 'female', mahram, mahram_relation: 'brother', ...more });
const move = async (id: number, departure: number) => {
  const { status, body } = await journeys.give('booking', 'move_booking', id, { departure, ...WHY });
  expect(status, JSON.stringify(body)).toBe(200);
  return [body.mahram_stays, body.women_left];
};

it('a woman is moved without her mahram, and the answer says that he stays', async () => {
  const [here, there] = [await departureOf(), await departureOf()];
  const him = await booked(here);
  const her = await womanOf(here, him.pilgrim);
  expect(await move(her.booking, there)).toEqual([true, 0]);
  // She is no longer there to be left.
  expect(await move(him.booking, there)).toEqual([false, 0]);
  const board = (await office.call('GET', `/api/departures/${there}/fly-board`)).body;
  expect(board.pilgrims.find((one: { id: number }) => one.id === her.pilgrim).mahram_flaw).toBeUndefined();
});

it('of a man who is moved the answer says how many women he leaves', async () => {
  const [here, there] = [await departureOf(), await departureOf()];
  const him = await booked(here);
  const other = await booked(here);
  await womanOf(here, him.pilgrim);
  await womanOf(here, him.pilgrim);
  await womanOf(here, other.pilgrim);
  expect(await move(him.booking, there)).toEqual([false, 2]);
  expect(await move(him.booking, here)).toEqual([false, 0]);
});

it('nobody is apart where the season asks for no mahram', async () => {
  const free = await madeOf(office, 'season', {
    name: 'Umrah without',
    pilgrim_type: 'umrah',
    begins_on: '2026-11-01',
    ends_on: '2027-08-01',
    mahram_policy: 'not_asked',
  });
  const [here, there] = [await departureOf({ season: free }), await departureOf({ season: free })];
  const him = await booked(here);
  const her = await womanOf(here, him.pilgrim);
  const second = await womanOf(here, him.pilgrim);
  expect(await move(her.booking, there)).toEqual([false, 0]);
  expect(await move(him.booking, there)).toEqual([false, 0]);
  expect(await move(second.booking, await departureOf())).toEqual([false, 0]);
});

it('women of other branches are counted for nobody who does not see them', async () => {
  const [own, foreign] = [
    await madeOf(office, 'branch', { name: 'Own branch' }),
    await madeOf(office, 'branch', { name: 'Foreign branch' }),
  ];
  const rights = ['BOOKING_LIST', 'BOOKING_DETAILS', 'BOOKING_MOVE_BOOKING', 'HAJJ_PASSENGER_INFO_LIST'];
  const clerk: Colleague = await hire(office, rights, { branch: own });
  const [here, there] = [await departureOf(), await departureOf()];
  const him = await booked(here, { branch: own });
  await womanOf(here, him.pilgrim, { branch: own });
  await womanOf(here, him.pilgrim, { branch: foreign });
  const { status, body } = await clerk.call('POST', calls('booking').command('move_booking', him.booking), {
    body: { departure: there, ...WHY },
    headers: { 'idempotency-key': 'apart-1' },
  });
  expect([status, body.women_left], JSON.stringify(body)).toEqual([200, 1]);
});
