import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

const put = (entity: 'family' | 'hajj_passenger_info', id: number, body: object) =>
  office.call('PUT', calls(entity).update(id), { body });
const leaderOf = async (family: number) => (await journeys.read('family', family)).leader;
const joined = async (family: number, more: object = {}) => journeys.pilgrim({ family, ...more });

describe('a family', () => {
  it('has a number of its own, and is led by who joins it first, until another member is named', async () => {
    const family = await journeys.family('Uddin');
    expect((await journeys.read('family', family)).family_no).toMatch(/^FM-\d{4}-\d{6}$/);
    const [first, second] = [await joined(family), await joined(family)];
    expect(await leaderOf(family)).toBe(first);
    expect((await put('family', family, { leader: second })).status).toBe(200);
    expect(await leaderOf(family)).toBe(second);
    const stranger = await journeys.pilgrim();
    expect(refused(await put('family', family, { leader: stranger }))).toEqual([400, 'leader not_of_family']);
    expect(refused(await put('family', family, { leader: null }))).toEqual([400, 'leader required']);
  });

  it('takes in whoever is named as it is begun, who is of no other one, and is of their branch', async () => {
    const branch = await madeOf(office, 'branch', { name: 'Khulna' });
    const leader = await journeys.pilgrim({ branch });
    const family = await journeys.family('Khan', { leader });
    expect(await journeys.read('family', family)).toMatchObject({ leader, branch });
    expect((await journeys.read('hajj_passenger_info', leader)).family).toBe(family);
    const again = await office.call('POST', calls('family').create, { body: { name: 'Other', leader } });
    expect(refused(again)).toEqual([400, 'leader in_other_family']);
  });

  it('is not left by who leads others, nor ended while somebody is of it', async () => {
    const family = await journeys.family('Mia');
    const [first, second] = [await joined(family), await joined(family)];
    expect(refused(await put('hajj_passenger_info', first, { family: null }))).toEqual([400, 'family leader_leaves']);
    const gone = calls('hajj_passenger_info').remove(first);
    expect(refused(await office.call('DELETE', gone))).toEqual([400, 'family leader_leaves']);
    expect((await office.call('DELETE', calls('family').remove(family))).status).toBe(409);
    expect((await put('family', family, { leader: second })).status).toBe(200);
    expect((await put('hajj_passenger_info', first, { family: null })).status).toBe(200);
    // The last one may go, and nobody leads it then.
    expect((await office.call('DELETE', calls('hajj_passenger_info').remove(second))).status).toBe(200);
    expect(await leaderOf(family)).toBeNull();
    expect((await office.call('DELETE', calls('family').remove(family))).status).toBe(200);
  });

  it('is led by one of those who join at once', async () => {
    const family = await journeys.family('Crowd');
    const files = await Promise.all([1, 2, 3, 4].map(() => joined(family)));
    expect(files).toContain(await leaderOf(family));
    const leaving = await Promise.all(files.map(id => put('hajj_passenger_info', id, { family: null })));
    const left = leaving.filter(({ status }) => status === 200).length;
    const { rows } = await office.pool.query('select id from hajj_passenger_info where family = $1', [family]);
    expect(rows).toHaveLength(files.length - left);
    expect(await leaderOf(family)).toBe(rows[0]?.id ?? null);
  });
});

describe('a sheet of pilgrims', () => {
  const someone = (family: unknown, more: object = {}) => ({
    given_names: 'Karim',
    gender: 'male',
    birth_date: '1980-01-01',
    pilgrim_type: 'umrah',
    family,
    ...more,
  });
  const sent = (rows: readonly object[], who: Pick<Office, 'call'> = office, commit = true) =>
    who.call('POST', '/api/imports', { body: { entity: 'hajj_passenger_info', rows, commit } });

  it('begins the family that it names, once, or finds it by its name or number', async () => {
    const { body } = await sent([someone('F-12'), someone(' f-12')]);
    expect(body.totals, JSON.stringify(body)).toMatchObject({ create: 2, error: 0 });
    const [first, second] = await Promise.all(
      body.rows.map(({ id }: { id: number }) => journeys.read('hajj_passenger_info', id)),
    );
    expect(second.family).toBe(first.family);
    const family = await journeys.read('family', first.family);
    expect(family).toMatchObject({ name: 'F-12', leader: first.id, family_no: expect.stringMatching(/^FM-/) });
    const later = await sent([someone(family.family_no), { id: first.id, family: 'F-12' }]);
    expect(later.body.totals).toMatchObject({ create: 1, unchanged: 1, error: 0 });
    expect((await journeys.read('hajj_passenger_info', later.body.rows[0].id)).family).toBe(first.family);
  });

  it('is refused where it may mean several, and keeps nothing of a trial', async () => {
    await journeys.family('Twice');
    await journeys.family('Twice');
    const { body } = await sent([someone('Twice')]);
    expect(body.rows[0].errors).toMatchObject([{ field: 'family', code: 'not_choice' }]);
    expect((await sent([someone('Only tried')], office, false)).body.totals).toMatchObject({ create: 1 });
    const { rows } = await office.pool.query(`select 1 from family where name = 'Only tried'`);
    expect(rows).toEqual([]);
  });
});

it('a member without a booking that takes the file is told with the newest that was begun for it', async () => {
  const family = await journeys.family('Begun');
  const file = await joined(family);
  const departure = await journeys.departure(5);
  const [first, second] = [
    await journeys.booking(departure, { pilgrim: file }),
    await journeys.booking(departure, { pilgrim: file }),
  ];
  const told = async () => (await office.call('GET', familyPath(family))).body.members[0].booking;
  expect(await told()).toMatchObject({ id: second, status: 'draft' });
  expect((await journeys.give('booking', 'confirm', first)).status).toBe(200);
  expect(await told()).toMatchObject({ id: first, status: 'confirmed' });
});

it('a family is told with who of it the caller may know, and how many others there are', async () => {
  const [here, there] = [
    await madeOf(office, 'branch', { name: 'Here' }),
    await madeOf(office, 'branch', { name: 'There' }),
  ];
  const departure = await journeys.departure(5);
  const family = await journeys.family('Rahman', { branch: here });
  const him = await joined(family, { branch: here, passport_number: 'BX0512345', surname: 'Rahman' });
  const her = { gender: 'female', mahram: him, mahram_relation: 'husband', room: '201' };
  const wife = await joined(family, { branch: here, ...her });
  await joined(family, { branch: there });
  const booking = await journeys.booking(departure, { pilgrim: wife });
  expect((await journeys.give('booking', 'confirm', booking)).status).toBe(200);
  const told = (await office.call('GET', familyPath(family))).body;
  expect(told).toMatchObject({ name: 'Rahman', leader: him, hidden: 0 });
  expect(told.members).toHaveLength(3);
  expect(told.members[0]).toMatchObject({ id: him, is_leader: true, passport_number: 'BX0512345', booking: null });
  const { code } = await journeys.read('departure', departure);
  expect(told.members[1]).toMatchObject({
    id: wife,
    mahram: { id: him, name: expect.stringContaining('Rahman') },
    mahram_relation: 'husband',
    room: '201',
    booking: {
      id: booking,
      status: 'confirmed',
      departure: { id: departure, name: code },
      due_amount: '400000.00',
      paid_amount: '0.00',
    },
  });
  const permissions = ['FAMILY_DETAILS', 'HAJJ_PASSENGER_INFO_LIST'];
  const clerk = await hire(office, permissions, { branch: here });
  const seen = (await clerk.call('GET', familyPath(family))).body;
  expect(seen).toMatchObject({ hidden: 1, members: [{ id: him, passport_number: '•••• 2345' }, { booking: null }] });
  const far = await hire(office, permissions, { branch: there });
  expect((await far.call('GET', familyPath(family))).status).toBe(404);
  for (const missing of permissions) {
    const other = await hire(
      office,
      permissions.filter(one => one !== missing),
    );
    expect((await other.call('GET', familyPath(family))).status, missing).toBe(403);
  }
});
