import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepUploads } from '../../server/engine/media/sweepUploads.ts';
import { uploaded } from '../../server/engine/schema/systemTables.ts';
import { localFiles } from '../../server/platform/services/fileStore.ts';
import { createVault } from '../../server/platform/services/vault.ts';
import { analyzeGrown } from '../../server/seed/analyzeGrown.ts';
import { drawIfEmpty, seedDemo } from '../../server/seed/seedDemo.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { withoutIndexes } from '../../server/seed/withoutIndexes.ts';
import { withoutReferences } from '../../server/seed/withoutReferences.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

const options = { vault: createVault('a key of the tests'), scale: 1, now: new Date('2026-11-21T06:00:00Z') };

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const indexes = `select indexname, indexdef from pg_indexes where tablename = 'hajj_passenger_info' order by 1`;
const references = `
  select conname, pg_get_constraintdef(oid) as told from pg_constraint
  where conrelid = 'hajj_passenger_info'::regclass and contype = 'f' order by 1`;
const counts = `
  select (select count(*)::int from hajj_passenger_info) as pilgrims, (select count(*)::int from "user") as people,
    (select count(*)::int from departure) as departures, (select count(*)::int from posting) as postings`;

/** Every file below a folder, by its path from there. */
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter(one => one.isFile()).map(one => one.name);

describe('demo data', () => {
  it('leaves nothing behind, and every index, when it is interrupted; told again, it is whole', async () => {
    const db = drizzle(database.pool);
    await seedReference(db);
    const before = (await database.pool.query(indexes)).rows;
    const referred = (await database.pool.query(references)).rows;
    expect(before.length).toBeGreaterThan(20);
    expect(referred.length).toBeGreaterThan(15);
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
    expect((await database.pool.query(references)).rows).toEqual(referred);
    expect(await seedDemo(db, options)).toBe(false);
    const unknown = `
      select relname from pg_class join pg_stat_user_tables using (relname)
      where n_live_tup > 0 and pg_class.reltuples <= 0`;
    expect((await database.pool.query(unknown)).rows).toEqual([]);
  });

  it('leaves no picture that the sweep does not know, wherever it is interrupted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rihla-pictures-'));
    const db = drizzle(database.pool);
    await seedReference(db);
    const pictures = { files: localFiles(folder), now: options.now };
    const known = async () =>
      (await db.select().from(uploaded)).map(({ path, free_since }) => [path.split('/').at(-1), free_since]).sort();
    const told = (step: string) => {
      if (step === 'Demo data: departures') throw new Error('pulled out');
    };
    await expect(seedDemo(db, { ...options, ...pictures, told })).rejects.toThrow('pulled out');
    const left = (await filesIn(folder)).sort();
    expect(left.length).toBeGreaterThan(40);
    expect(await known()).toEqual(left.map(name => [name, options.now]));

    const drawn = await drawIfEmpty(db, pictures);
    expect(await seedDemo(db, { ...options, ...pictures, drawn })).toBe(true);
    // Those of the first time are the sweep's, unless they are named by what they show.
    expect((await known()).length).toBeLessThan(left.length / 2);
    const later = () => new Date(options.now.getTime() + 2 * 24 * 60 * 60 * 1000);
    await sweepUploads({ db, files: pictures.files, clock: later, log: () => {} });
    expect((await filesIn(folder)).length).toBe(left.length);
    expect(await known()).toEqual([]);
    expect(await drawIfEmpty(db, pictures)).toBeUndefined();
    await rm(folder, { recursive: true });
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

  it('comes with its references again, of which none leads nowhere', async () => {
    const db = drizzle(database.pool);
    const astray = () =>
      db.transaction(tx =>
        withoutReferences(tx, 'city', async () => {
          await tx.execute(sql`insert into city (name, country) values ('Nowhere', 999)`);
        }),
      );
    await expect(astray()).rejects.toMatchObject({ cause: { code: '23503' } });
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
