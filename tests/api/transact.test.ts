import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../server/platform/db/pool.ts';
import { transact } from '../../server/platform/db/transact.ts';
import type { Database, PooledDatabase } from '../../server/platform/services/Database.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let db: PooledDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  db = drizzle(database.pool);
  await db.execute(sql`insert into department (name) values ('Visa'), ('Haj')`);
});
afterAll(() => database.drop());

/** Lets everybody on once so many have come; whoever comes later finds it open. */
function meeting(of: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  let come = 0;
  return () => {
    come += 1;
    if (come === of) open();
    return opened;
  };
}

const append = (tx: Database, name: string, text: string) =>
  tx.execute(sql`update department set name = name || ${text} where name like ${`${name}%`}`);

it('of two that hold what the other one wants, runs one anew, so that both succeed', async () => {
  const bothHold = meeting(2);
  let tries = 0;
  const cross = (first: string, second: string, text: string) =>
    transact(db, async tx => {
      tries += 1;
      await append(tx, first, text);
      await bothHold();
      await append(tx, second, text);
    });
  await Promise.all([cross('Visa', 'Haj', '+'), cross('Haj', 'Visa', '-')]);
  expect(tries).toBe(3);
  const { rows } = await db.execute<{ name: string }>(sql`select name from department order by name`);
  expect(rows.map(({ name }) => name.replace(/\W/g, ''))).toEqual(['Haj', 'Visa']);
  for (const { name } of rows) expect(name.replace(/\w/g, '').split('').sort()).toEqual(['+', '-']);
});

it('runs nothing anew that fails for a reason of its own', async () => {
  let tries = 0;
  await expect(
    transact(db, async tx => {
      tries += 1;
      await tx.execute(sql`select 1 / 0`);
    }),
  ).rejects.toThrow();
  expect(tries).toBe(1);
});

it('runs anew once what its connection broke under, and no more than once', async () => {
  let tries = 0;
  const broken = transact(db, async () => {
    tries += 1;
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  await expect(broken).rejects.toThrow('ECONNRESET');
  expect(tries).toBe(2);
});

it('gives a connection on which a statement may still be running to nobody else', async () => {
  const pool = openPool(database.url, { max: 1 });
  const one = drizzle(pool);
  const pid = async () => (await one.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  const before = await pid();
  await expect(transact(one, () => Promise.reject(new Error('of its own')))).rejects.toThrow();
  expect(await pid()).toBe(before);
  await expect(transact(one, () => Promise.reject(new Error('Query read timeout')))).rejects.toThrow();
  expect(await pid()).not.toBe(before);
  await pool.end();
});
