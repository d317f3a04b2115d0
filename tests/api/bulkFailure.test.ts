import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { effects } from '../../server/modules/effects.ts';
import { billEffects } from '../../server/modules/people/subscriptions/billEffects.ts';
import { Problem } from '../../server/platform/problem.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let failure: Error;
let failing = 0;
const billed: number[] = [];
let office: Office;
beforeAll(async () => {
  office = await openOffice({
    effects: {
      ...effects,
      department: {
        async beforeDelete(_tx, _desk, { id }) {
          if (id === failing) throw failure;
        },
      },
      monthly_subscription: [
        {
          async beforeCreate(_tx, _desk, body) {
            billed.push(Number(body['member']));
            if (body['member'] === failing) throw failure;
            return body;
          },
        },
        ...billEffects,
      ],
    },
  });
});
afterAll(() => office.close());

/** Deletes three departments at once; the second of them fails. */
async function deleteThree() {
  const ids: number[] = [];
  for (let made = 0; made < 3; made += 1) ids.push((await createSample(office, entities.department)).id);
  failing = ids[1] ?? 0;
  const { status, body } = await office.call('DELETE', calls('department').removeMany, { body: { ids } });
  const left = await Promise.all(ids.map(async id => (await office.call('GET', calls('department').one(id))).status));
  return {
    status,
    results: body.results.map((one: { status: number; code?: string }) => [one.status, one.code]),
    left,
  };
}

it('a failure of ours amid many records is one record’s result, and logged', async () => {
  failure = new Error('out of order');
  expect(await deleteThree()).toEqual({
    status: 200,
    results: [
      [200, undefined],
      [500, 'internal'],
      [200, undefined],
    ],
    left: [404, 200, 404],
  });
  expect(office.logged.filter(line => line['level'] === 'error').map(line => line['event'])).toEqual([
    'request failed',
  ]);
});

it('once the database is away, the others are not tried, and each is told so', async () => {
  failure = new Problem(503, 'too_busy', { params: { seconds: 5 } });
  expect(await deleteThree()).toEqual({
    status: 200,
    results: [
      [200, undefined],
      [503, 'too_busy'],
      [503, 'too_busy'],
    ],
    left: [404, 200, 200],
  });
});

it.each(['40001', '40P01', '55P03'])('one that others lock for long (%s) keeps none of the others back', async code => {
  const cause = Object.assign(new pg.DatabaseError('others hold it', 0, 'error'), { code });
  failure = new Error('Failed query', { cause });
  expect(await deleteThree()).toEqual({
    status: 200,
    results: [
      [200, undefined],
      [503, 'too_busy'],
      [200, undefined],
    ],
    left: [404, 200, 404],
  });
});

it('bills are made like any many: once the database is away, the other members are not tried', async () => {
  failure = new Problem(503, 'unavailable');
  const members: number[] = [];
  for (let made = 0; made < 3; made += 1)
    members.push((await createSample(office, entities.member, { is_active: true })).id);
  failing = members[1] ?? 0;
  const asked = { body: { member: members, subscription_date: '2026-05-01', amount: '10.00' } };
  const { body } = await office.call('POST', calls('monthly_subscription').create, asked);
  expect(body.results).toMatchObject([
    { member: members[0], status: 201 },
    { member: members[1], status: 503, code: 'unavailable' },
    { member: members[2], status: 503, code: 'unavailable' },
  ]);
  expect(billed).toEqual(members.slice(0, 2));
});
