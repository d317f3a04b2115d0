import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVault } from '../../server/platform/services/vault.ts';
import { analyzeGrown } from '../../server/seed/analyzeGrown.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { withoutIndexes } from '../../server/seed/withoutIndexes.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

const options = { vault: createVault('a key of the tests'), scale: 1, now: new Date('2026-11-21T06:00:00Z') };

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const indexes = `select indexname, indexdef from pg_indexes where tablename = 'hajj_passenger_info' order by 1`;
const counts = `
  select (select count(*)::int from hajj_passenger_info) as pilgrims, (select count(*)::int from "user") as people,
    (select count(*)::int from departure) as departures, (select count(*)::int from posting) as postings`;

describe('demo data', () => {
  it('leaves nothing behind, and every index, when it is interrupted; told again, it is whole', async () => {
    const db = drizzle(database.pool);
    await seedReference(db);
    const before = (await database.pool.query(indexes)).rows;
    expect(before.length).toBeGreaterThan(20);
    const told = (step: string) => {
      if (step === 'Demo data: orders') throw new Error('pulled out');
    };
    await expect(seedDemo(db, { ...options, told })).rejects.toThrow('pulled out');
    const nothing = { pilgrims: 0, people: 0, departures: 0, postings: 0 };
    expect((await database.pool.query(counts)).rows).toEqual([nothing]);
    expect((await database.pool.query(indexes)).rows).toEqual(before);

    expect(await seedDemo(db, options)).toBe(true);
    const [made] = (await database.pool.query<typeof nothing>(counts)).rows;
    expect(made?.pilgrims).toBe(1_500);
    expect((await database.pool.query(indexes)).rows).toEqual(before);
    expect(await seedDemo(db, options)).toBe(false);
    const unknown = `
      select relname from pg_class join pg_stat_user_tables using (relname)
      where n_live_tup > 0 and pg_class.reltuples <= 0`;
    expect((await database.pool.query(unknown)).rows).toEqual([]);
  });
});

describe('what a seed tells PostgreSQL', () => {
  it('is how many rows a table has that has grown much, before the transaction ends', async () => {
    const known = sql`select greatest(reltuples, 0)::int as rows from pg_class where relname = 'department'`;
    await drizzle(database.pool).transaction(async tx => {
      const grow = (many: number) =>
        tx.execute(sql`insert into department (name) select 'x' || random() from generate_series(1, ${many}::int)`);
      const told = async () => {
        await analyzeGrown(tx);
        return (await tx.execute(known)).rows[0]?.['rows'];
      };
      await grow(400);
      expect(await told()).toBe(0);
      await grow(400);
      expect(await told()).toBe(800);
      await grow(300);
      expect(await told()).toBe(800);
      await grow(600);
      expect(await told()).toBe(1_700);
    });
  });

  it('comes with its indexes again, of which what is unique still refuses', async () => {
    const db = drizzle(database.pool);
    const twice = () =>
      db.transaction(tx =>
        withoutIndexes(tx, 'country', async () => {
          await tx.execute(sql`insert into country (name, country_code2) values ('Here', 'QX'), ('There', 'qx')`);
        }),
      );
    await expect(twice()).rejects.toMatchObject({ cause: { code: '23505' } });
  });
});
