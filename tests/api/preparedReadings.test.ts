import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import type { Office } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  // A process prepares the statements that it meets first, which may have been those of other files.
  vi.resetModules();
  const { openOffice } = await import('../support/office.ts');
  office = await openOffice();
}, 60_000);
afterAll(() => office.close());

const cities = async () => (await office.call('GET', calls('city').all)).status;
const keptOf = async (table: string): Promise<number> => {
  const statements = `select count(*)::int from pg_prepared_statements where strpos(statement, $1) > 0`;
  return (await office.pool.query(statements, [`"${table}"`])).rows[0].count;
};

it('a call of somebody signed in begins with one statement that its connection has planned already', async () => {
  for (let turn = 0; turn < 20; turn += 1) expect(await cities()).toBe(200);
  expect(await keptOf('rights_stamp')).toBeGreaterThan(0);
});

it('one record is read by statements that its connection has planned already, a list by its own each time', async () => {
  // What a call writes is prepared as well.
  const { rows } = await office.pool.query(`insert into department (name) values ('Visa') returning id`);
  const [list, one] = [calls('department').all, calls('department').one(rows[0].id)];
  for (let turn = 0; turn < 20; turn += 1) expect((await office.call('GET', list)).body.total_elements).toBe(1);
  expect(await keptOf('department')).toBe(0);
  for (let turn = 0; turn < 20; turn += 1) expect((await office.call('GET', one)).body.name).toBe('Visa');
  expect(await keptOf('department')).toBeGreaterThan(0);
});

it('a host behind a pooler that knows no prepared statements answers nonetheless', async () => {
  const { rows } = await office.pool.query(`insert into department (name) values ('Tickets') returning id`);
  const visa = async () => (await office.call('GET', calls('department').one(rows[0].id))).status;
  for (const read of [cities, visa]) expect(await read()).toBe(200);
  // As if the next one got a connection of which others know nothing.
  const clients = await Promise.all(Array.from({ length: 8 }, () => office.pool.connect()));
  for (const client of clients) await client.query('deallocate all');
  for (const client of clients) client.release();
  const answers = await Promise.all([cities, visa, cities, visa, cities, visa].map(read => read()));
  expect(new Set(answers)).toEqual(new Set([200]));
});
