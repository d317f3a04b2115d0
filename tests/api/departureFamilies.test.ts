import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { FAMILIES, type Families, familiesPath } from '../../catalog/hajj/departures/Families.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const FIRST = { page: 1, size: FAMILIES };
const familiesOf = async (who: Pick<Office, 'call'>, departure: number, page = 1): Promise<Families> =>
  (await who.call('GET', familiesPath(departure, { page, size: FAMILIES }))).body;

async function booked(departure: number, verb: 'confirm' | 'wait_for_seat', more: object) {
  const pilgrim = await journeys.pilgrim(more);
  const booking = await journeys.booking(departure, { pilgrim });
  expect((await journeys.give('booking', verb, booking)).status).toBe(200);
  return { pilgrim, booking };
}

it('a family is told whole, its leader first, with who of it is not on the departure', async () => {
  const [departure, later] = [await journeys.departure(5), await journeys.departure(5)];
  const family = await journeys.family('Uddin');
  const child = await booked(departure, 'confirm', { given_names: 'Child', family });
  const head = await booked(departure, 'wait_for_seat', { given_names: 'Head', family });
  const path = calls('family').update(family);
  expect((await office.call('PUT', path, { body: { leader: head.pilgrim } })).status).toBe(200);
  const other = await booked(later, 'confirm', { given_names: 'Other', family });
  const unbooked = await journeys.pilgrim({ given_names: 'Unbooked', family });
  const gone = await journeys.pilgrim({ given_names: 'Gone', family });
  await office.pool.query(`update hajj_passenger_info set status = 'cancelled' where id = $1`, [gone]);
  const before = await journeys.pilgrim({ given_names: 'Before', family });
  await office.pool.query(`update hajj_passenger_info set status = 'closed' where id = $1`, [before]);
  await booked(later, 'confirm', { family: await journeys.family('Khan') });
  await booked(departure, 'confirm', {});
  const told = await familiesOf(office, departure);
  expect(told).toMatchObject({
    total: 1,
    families: [{ id: family, title: expect.stringMatching(/^Uddin FM-\d{4}-\d{6}$/) }],
  });
  expect(told.families[0]?.members).toEqual([
    {
      id: head.pilgrim,
      name: 'Head',
      status: 'enquiry',
      is_leader: true,
      is_aboard: true,
      booking: { id: head.booking, booking_no: expect.any(String), status: 'waiting' },
      departure: null,
    },
    expect.objectContaining({
      id: child.pilgrim,
      is_aboard: true,
      booking: expect.objectContaining({ id: child.booking, status: 'confirmed' }),
    }),
    expect.objectContaining({
      id: other.pilgrim,
      is_aboard: false,
      booking: null,
      departure: { id: later, code: expect.any(String) },
    }),
    expect.objectContaining({ id: unbooked, is_aboard: false, departure: null }),
  ]);
});

it('many families are told page by page', async () => {
  const departure = await journeys.departure(FAMILIES + 5);
  for (let number = 10; number <= 10 + FAMILIES; number += 1)
    await booked(departure, 'confirm', { family: await journeys.family(`G-${number}`) });
  const [first, second] = [await familiesOf(office, departure), await familiesOf(office, departure, 2)];
  expect([first.total, first.families.length]).toEqual([FAMILIES + 1, FAMILIES]);
  expect(second.families.map(({ title }) => title?.slice(0, 4))).toEqual([`G-${10 + FAMILIES}`]);
});

it('nobody is told of whom they may not know, nor by a booking that they may not know', async () => {
  const departure = await journeys.departure(9);
  const [here, there] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
  const [one, other] = [
    await journeys.family('Here', { branch: here.id }),
    await journeys.family('There', { branch: there.id }),
  ];
  const near = await booked(departure, 'confirm', { given_names: 'Near', family: one, branch: here.id });
  await booked(departure, 'confirm', { given_names: 'Faraway', family: one, branch: there.id });
  await booked(departure, 'confirm', { given_names: 'Farthest', family: other, branch: there.id });
  await journeys.pilgrim({ given_names: 'Nearby', family: other, branch: here.id });
  const permissions = ['DEPARTURE_DETAILS', 'HAJJ_PASSENGER_INFO_LIST'];
  const clerk = await hire(office, permissions, { branch: here.id });
  expect(await familiesOf(clerk, departure)).toEqual({
    total: 1,
    families: [{ id: one, title: null, members: [expect.objectContaining({ id: near.pilgrim, booking: null })] }],
  });
  const booker = await hire(office, [...permissions, 'BOOKING_LIST'], { branch: here.id });
  expect((await familiesOf(booker, departure)).families[0]?.members).toEqual([
    expect.objectContaining({ id: near.pilgrim, booking: expect.objectContaining({ id: near.booking }) }),
  ]);
  for (const missing of permissions) {
    const lacking = await hire(
      office,
      permissions.filter(one => one !== missing),
    );
    expect((await lacking.call('GET', familiesPath(departure, FIRST))).status, missing).toBe(403);
  }
  expect((await office.call('GET', familiesPath(999_999, FIRST))).status).toBe(404);
});
