import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { familyPath } from '../../catalog/hajj/families/FamilyAnswer.ts';
import { openBooks } from '../support/books.ts';
import { refused } from '../support/desk.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

let office: Office;
let journeys: Journeys;
let here: number;
let there: number;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  journeys = journeysOf(office);
  here = await madeOf(office, 'branch', { name: 'Here' });
  there = await madeOf(office, 'branch', { name: 'There' });
});
afterAll(() => office.close());

it('a booking of another branch is not told of a member who is known', async () => {
  const family = await journeys.family('Rahman', { branch: here });
  const pilgrim = await journeys.pilgrim({ family, branch: here });
  const booking = await journeys.booking(await journeys.departure(5), { pilgrim });
  await journeys.give('booking', 'confirm', booking);
  const may = ['FAMILY_DETAILS', 'HAJJ_PASSENGER_INFO_LIST', 'BOOKING_LIST'];
  const clerk = await hire(office, may, { branch: here });
  const told = async () => (await clerk.call('GET', familyPath(family))).body.members[0].booking;
  const move = (branch: number) => office.pool.query('update booking set branch = $2 where id = $1', [booking, branch]);
  await move(here);
  expect(await told()).toMatchObject({ id: booking });
  await move(there);
  expect(await told()).toBeNull();
});

it('who may change no file names nobody of them as the leader of a new family', async () => {
  const leader = await journeys.pilgrim({ branch: here });
  const may = ['FAMILY_CREATE', 'HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS'];
  const begin = async (permissions: readonly string[]) => {
    const clerk = await hire(office, permissions, { branch: here });
    return clerk.call('POST', calls('family').create, { body: { name: 'New', leader } });
  };
  expect(refused(await begin(may))).toEqual([400, 'leader no_right']);
  expect((await journeys.read('hajj_passenger_info', leader)).family).toBeNull();
  expect((await begin([...may, 'HAJJ_PASSENGER_INFO_UPDATE'])).status).toBe(201);
});

it('of several families that are begun at once with one leader, one is', async () => {
  const leader = await journeys.pilgrim();
  const begin = () => office.call('POST', calls('family').create, { body: { name: randomUUID(), leader } });
  const answers = await Promise.all([begin(), begin(), begin()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
});
