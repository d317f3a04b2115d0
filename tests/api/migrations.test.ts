import { readFileSync } from 'node:fs';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTables } from '../../server/engine/schema/systemTables.ts';
import { catalogueTables } from '../../server/engine/schema/tables.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { generateDrizzleJson, generateMigration } from '../support/drizzleKit.ts';

const tables: Record<string, PgTable> = { ...catalogueTables(), ...systemTables };
const configs = Object.values(tables).map(getTableConfig);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const ask = async <T extends object>(text: string): Promise<T[]> => (await database.pool.query<T>(text)).rows;

describe('a migrated database', () => {
  it('has the tables of the catalogue and of the host, and no other', async () => {
    const rows = await ask<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(rows.map(row => row.name).sort()).toEqual(configs.map(config => config.name).sort());
  });

  it('has their columns, of the same types, empty or not as the catalogue says', async () => {
    const rows = await ask<{ place: string; type: string; full: boolean; generated: boolean }>(`
      select c.relname || '.' || a.attname as place, format_type(a.atttypid, a.atttypmod) || coalesce(' collate "' || nullif(l.collname, 'default') || '"', '') as type, a.attnotnull as full, a.attgenerated <> '' as generated
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace left join pg_collation l on l.oid = a.attcollation
      where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
    const wanted = configs.flatMap(({ name, columns, primaryKeys }) =>
      columns.map(column => ({
        place: `${name}.${column.name}`,
        type: column.getSQLType().replace('numeric(20, 2)', 'numeric(20,2)'),
        full: column.notNull || column.primary || primaryKeys.some(key => key.columns.includes(column)),
        generated: column.generated !== undefined,
      })),
    );
    // By this the database tells a row of a posting of another transaction; nothing reads it.
    wanted.push({ place: 'posting.made_in', type: 'xid8', full: true, generated: false });
    const byPlace = (a: { place: string }, b: { place: string }) => (a.place < b.place ? -1 : 1);
    expect(rows.sort(byPlace)).toEqual(wanted.sort(byPlace));
  });

  it('keeps each unique field unique, texts in any case', async () => {
    const rows = await ask<{ name: string; definition: string }>(`
      select i.relname as name, pg_get_indexdef(i.oid) as definition from pg_index x join pg_class i on i.oid = x.indexrelid join pg_namespace n on n.oid = i.relnamespace
      where n.nspname = 'public' and x.indisunique and not x.indisprimary`);
    const wanted = configs.flatMap(({ indexes, uniqueConstraints }) => [
      ...indexes.filter(index => index.config.unique).map(index => index.config.name ?? ''),
      ...uniqueConstraints.map(one => one.getName() ?? ''),
    ]);
    // A file is for one journey: a rule of some rows alone.
    expect(rows.map(row => row.name).sort()).toEqual([...wanted, 'booking_of_file'].sort());
    expect(rows.find(row => row.name === 'user_username_unique')?.definition).toMatch(/\(lower\(username\)\)$/);
    expect(rows.find(row => row.name === 'user_primary_phone_unique')?.definition).toMatch(/\(primary_phone\)$/);
  });

  it('has an index for every reference, and the indexes that the catalogue asks for', async () => {
    const rows = await ask<{ name: string }>(`select indexname as name from pg_indexes where schemaname = 'public'`);
    const present = new Set(rows.map(row => row.name));
    const wanted = configs.flatMap(({ indexes }) => indexes.map(index => index.config.name ?? ''));
    expect(wanted.filter(name => !present.has(name))).toEqual([]);
    const searched = configs.filter(({ columns }) => columns.some(column => column.name === 'search_text'));
    expect(searched.map(({ name }) => `${name}_search_text_trgm`).filter(name => !present.has(name))).toEqual([]);
  });

  it('guards every reference, and lets nobody delete what others need', async () => {
    const rows = await ask<{ name: string; rule: string }>(
      `select conname as name, confdeltype as rule from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    const rules: Record<string, string> = { cascade: 'c', 'set null': 'n', restrict: 'r', 'no action': 'a' };
    const wanted = configs.flatMap(({ foreignKeys }) =>
      foreignKeys.map(key => ({ name: key.getName(), rule: rules[key.onDelete ?? 'no action'] })),
    );
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(rows.sort(byName)).toEqual(wanted.sort(byName));
  });
});

describe('the migrations', () => {
  const folder = new URL('../../server/engine/schema/migrations/', import.meta.url);
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const { entries }: { entries: readonly { idx: number; tag: string }[] } = read('meta/_journal.json');

  it('leave nothing of the catalogue out', async () => {
    const last = JSON.parse(readFileSync(new URL('../../scripts/snapshot.json', import.meta.url), 'utf8'));
    expect(await generateMigration(last, generateDrizzleJson(tables, last.id))).toEqual([]);
  });

  it('stand in the journal in their order, each with its statements', () => {
    for (const [index, { idx, tag }] of entries.entries()) {
      expect([idx, tag.slice(0, 4)]).toEqual([index, String(index).padStart(4, '0')]);
      expect(readFileSync(new URL(`${tag}.sql`, folder), 'utf8').trim()).not.toBe('');
    }
  });
});
