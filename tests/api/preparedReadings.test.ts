import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const cities = async () => (await office.call('GET', calls('city').all)).status;
const kept = async () =>
  (await office.pool.query(`select count(*)::int from pg_prepared_statements where statement like '%"rights_stamp"%'`))
    .rows[0].count;

it('a call of somebody signed in begins with one statement that its connection has planned already', async () => {
  for (let turn = 0; turn < 20; turn += 1) expect(await cities()).toBe(200);
  expect(await kept()).toBeGreaterThan(0);
});

it('a host behind a pooler that knows no prepared statements answers nonetheless', async () => {
  await cities();
  // As if the next one got a connection of which others know nothing.
  const clients = await Promise.all(Array.from({ length: 8 }, () => office.pool.connect()));
  for (const client of clients) await client.query('deallocate all');
  for (const client of clients) client.release();
  expect(await Promise.all(Array.from({ length: 8 }, cities))).toEqual(Array.from({ length: 8 }, () => 200));
});
