import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

const PILGRIMS = 'HAJJ_PASSENGER_INFO_LIST';

let office: Office;
let own: number;
let clerk: Colleague;
beforeAll(async () => {
  office = await openOffice();
  own = (await createSample(office, entities.branch)).id;
  clerk = await hire(office, [PILGRIMS, 'TOUR_PACKAGE_LIST', 'DEPARTURE_DETAILS'], { branch: own });
  await journeysOf(office).pilgrim({ branch: own });
});
afterAll(() => office.close());

const scopeOf = async (who: Pick<Office, 'call'>, path: string): Promise<unknown> => {
  const { status, body } = await who.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.scope ?? null;
};
const pilgrims = calls('hajj_passenger_info');

it('a list says that it is the part of a branch, once there are two branches', async () => {
  const { rows } = await office.pool.query('select count(*)::int as count from branch');
  expect(rows).toEqual([{ count: 1 }]);
  expect(await scopeOf(clerk, pilgrims.all)).toBe(null);
  const other = (await createSample(office, entities.branch)).id;
  await journeysOf(office).pilgrim({ branch: other });
  expect(await scopeOf(clerk, pilgrims.all)).toBe('branch');
  expect(await scopeOf(clerk, `${pilgrims.search}?passport_number=pilgrim`)).toBe('branch');
  expect((await clerk.call('GET', pilgrims.all)).body).toMatchObject({ scope: 'branch', total_elements: 1 });
});

it('somebody who works in no branch is told that theirs is the part of none', async () => {
  const visitor = await hire(office, [PILGRIMS], { branch: null });
  expect(await scopeOf(visitor, pilgrims.all)).toBe('none');
});

it('whoever sees all branches is told nothing, nor anybody of what belongs to no branch', async () => {
  const head = await hire(office, [PILGRIMS, 'ALL_BRANCHES'], { branch: own });
  expect(await scopeOf(office, pilgrims.all)).toBe(null);
  expect(await scopeOf(head, pilgrims.all)).toBe(null);
  expect(await scopeOf(clerk, calls('tour_package').all)).toBe(null);
});

it('the board of a departure says how many of its pilgrims are not shown, and nothing else of them', async () => {
  const journeys = journeysOf(office);
  const departure = await journeys.departure(9);
  const other = (await createSample(office, entities.branch)).id;
  for (const [given_names, branch] of [
    ['Near', own],
    ['Faraway', other],
    ['Farthest', other],
  ] as const) {
    const booking = await journeys.booking(departure, { pilgrim: await journeys.pilgrim({ given_names, branch }) });
    expect((await journeys.give('booking', 'confirm', booking)).status).toBe(200);
  }
  const boardOf = async (who: Pick<Office, 'call'>) =>
    (await who.call('GET', `/api/departures/${departure}/fly-board`)).body;
  const board = await boardOf(clerk);
  expect([board.pilgrims.map((one: { name: string }) => one.name), board.hidden]).toEqual([['Near'], 2]);
  expect(JSON.stringify(board)).not.toContain('Far');
  expect(await boardOf(office)).toMatchObject({ hidden: 0, pilgrims: [{}, {}, {}] });
});
