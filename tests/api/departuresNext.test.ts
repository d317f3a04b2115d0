import { afterAll, beforeAll, expect, it } from 'vitest';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf, READY } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { type Ground, openGround } from '../support/places.ts';

const PROJECT = '/dashboard/api/v1/project/';
const RIGHTS = ['DEPARTURE_LIST', 'HAJJ_PASSENGER_INFO_LIST'];

let office: Office;
let journeys: Journeys;
let ground: Ground;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
  ground = await openGround(office);
});
afterAll(() => office.close());

async function booked(departure: number, more: object): Promise<number> {
  const pilgrim = await journeys.pilgrim(more);
  const { status } = await journeys.give('booking', 'confirm', await journeys.booking(departure, { pilgrim }));
  expect(status).toBe(200);
  return pilgrim;
}

it('the dashboard tells of the next departures the seats that are taken, and who of those seen can fly', async () => {
  const { own, foreign } = ground.branches;
  const later = await journeys.departure(7, { departure_date: '2027-03-01', return_date: '2027-03-20' });
  const next = await journeys.departure(5, { departure_date: '2027-02-01', return_date: '2027-02-20' });
  const ready = await booked(next, { branch: own });
  await office.pool.query(`update hajj_passenger_info set ${READY} where id = $1`, [ready]);
  await booked(next, { branch: own });
  await booked(next, { branch: foreign });
  const told = async (rights: readonly string[]) => {
    const clerk = await hire(office, rights, { branch: own });
    return (await clerk.call('GET', PROJECT)).body.tables.departures;
  };
  const seats = { id: next, departure_date: '2027-02-01', seats: 5, booked: 3, name: null };
  expect(await told(RIGHTS)).toMatchObject([
    { ...seats, board: { pilgrims: 2, hidden: 1, ready: 1, missing: 2 } },
    { id: later, booked: 0, board: { pilgrims: 0, hidden: 0 } },
  ]);
  expect(await told(['DEPARTURE_LIST'])).toMatchObject([
    { ...seats, board: null },
    { id: later, board: null },
  ]);
  expect(await told(['HAJJ_PASSENGER_INFO_LIST'])).toBeUndefined();
});
