import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/entities.ts';
import { calls } from '../../catalog/wire.ts';
import { effects } from '../../server/modules/effects.ts';
import { Problem } from '../../server/http/problem.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let failure: Error;
let failing = 0;
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
