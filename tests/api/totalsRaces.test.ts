import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { verifyTotals } from '../../server/engine/totals/verifyTotals.ts';
import { createSample } from '../support/sample.ts';
import { openTwoHosts, together, type TwoHosts } from '../support/twoHosts.ts';

let two: TwoHosts;
beforeAll(async () => {
  two = await openTwoHosts();
}, 120_000);
afterAll(() => two.close());

const { all, create, remove } = calls('department');

/** A call at the host of a client, again while it is too busy. */
async function insist(client: number, method: string, path: string, asked = {}) {
  for (;;) {
    const reply = await two.call(client, method, path, asked);
    if (reply.status !== 503 && reply.status !== 429) return reply;
  }
}

it('twenty who enter and twenty who delete at two hosts leave the total at what is there, and never below nothing', async () => {
  const old: number[] = [];
  for (let n = 0; n < 20; n += 1) old.push((await createSample(two.office, entities.department)).id);
  const total = async (client: number) => (await insist(client, 'GET', all)).body.total_elements;
  const before = await total(0);
  const seen: number[] = [];
  let isOver = false;
  const watching = together(2, async client => {
    while (!isOver) {
      seen.push(await total(client));
      await two.office.pool.query('select fold_totals()');
    }
  });
  const done = await together(40, client =>
    client < 20
      ? insist(client, 'POST', create, { body: { name: `Department at once ${client}` } })
      : insist(client, 'DELETE', remove(old[client - 20] ?? 0)),
  );
  isOver = true;
  await watching;
  expect(done.map(({ status }) => status)).toEqual([...Array(20).fill(201), ...Array(20).fill(200)]);
  expect(await Promise.all([total(0), total(1)])).toEqual([before, before]);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(before - 20);
  expect(Math.max(...seen)).toBeLessThanOrEqual(before + 20);
  expect(await verifyTotals({ db: two.office.host.db, log: () => {} })).toEqual([]);
});
