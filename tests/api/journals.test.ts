import { afterEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '../../server/engine/schema/migrate.ts';
import { StartError } from '../../server/platform/StartError.ts';
import { cloneDatabase, type TestDatabase } from '../support/cloneDatabase.ts';
import { freshDatabase } from '../support/database.ts';

/** A database in which nothing is, not even what `template1` of a given PostgreSQL may hold. */
const emptyDatabase = () => cloneDatabase({ ...inject('cluster'), template: 'template0' });

/** Each object of the database and the transaction that wrote it last, so that one made anew is another. */
const objects = async ({ pool }: TestDatabase) =>
  (
    await pool.query(`
      with found as (
        select 'class' as kind, oid, relname::text as name, xmin, relnamespace as namespace from pg_class
        union all select 'function', oid, proname, xmin, pronamespace from pg_proc
        union all select 'constraint', oid, conname, xmin, connamespace from pg_constraint
      )
      select kind, found.oid, name, found.xmin::text from found join pg_namespace on pg_namespace.oid = namespace
      where nspname in ('public', 'drizzle') order by 1, 3, 2`)
  ).rows;

/** What stands beside the tables, in words by which it could be made again. */
const beside = async ({ pool }: TestDatabase) =>
  (
    await pool.query<{ said: string }>(`
      select pg_get_functiondef(p.oid) as said from pg_proc p join pg_language l on l.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname = 'plpgsql'
      union all select pg_get_viewdef(oid) from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint where contype = 'c'
      union all select relname || array_to_string(reloptions, ' ') from pg_class where reloptions is not null
      union all select concat_ws(' ', table_name, column_name, column_default) from information_schema.columns
        where table_schema = 'public'
      union all select 'how the books are kept' from book_setting
      order by 1`)
  ).rows.map(({ said }) => said);

const journal = async ({ pool }: TestDatabase) =>
  (await pool.query('select * from drizzle.__drizzle_migrations order by id')).rows;

const start = ({ url }: TestDatabase) => migrate(url, () => {});

let database: TestDatabase;
afterEach(() => database.drop());

describe('a database of another version', () => {
  it.each([
    ['before the first release', '- 1', 'min', /before the first release.*an empty folder in DATA_DIR/],
    ['later', '+ 1', 'max', /by a newer version of Rihla: start that version/],
  ])('is refused in words, and nothing of it changes: of a version %s', async (_, apart, outermost, sentence) => {
    database = await freshDatabase();
    await database.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'another', ${outermost}(created_at) ${apart} from drizzle.__drizzle_migrations`);
    const [before, rows] = [await objects(database), await journal(database)];
    const refusal: unknown = await start(database).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toMatch(sentence);
    expect(await objects(database)).toEqual(before);
    expect(await journal(database)).toEqual(rows);
  });

  it('is refused before its tables meet those of this one', async () => {
    database = await emptyDatabase();
    await database.pool.query(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', 1795262128490);
      create table "user" (id integer)`);
    const before = await objects(database);
    await expect(start(database)).rejects.toThrow(/before the first release/);
    expect(await objects(database)).toEqual(before);
  });
});

describe('a start', () => {
  it('fills an empty database, and the next one finds nothing to do', async () => {
    database = await emptyDatabase();
    await start(database);
    const [before, rows] = [await objects(database), await journal(database)];
    expect(rows.length).toBeGreaterThan(0);
    await start(database);
    // `protectFacts` says its function and its triggers at each start.
    const changed = (await objects(database)).filter((one, at) => one.xmin !== before[at]?.xmin);
    expect(changed.filter(({ name }) => name !== 'refuse_change_of_facts')).toEqual([]);
    expect(await journal(database)).toEqual(rows);
  });

  it('runs again what stands beside the tables once it has changed, and comes to the same', async () => {
    database = await freshDatabase();
    const before = await beside(database);
    await database.pool.query(`update drizzle.repeatable set mark = 'another'`);
    await start(database);
    expect(await beside(database)).toEqual(before);
  });

  it('makes again what a migration had to take away', async () => {
    database = await freshDatabase();
    const before = await beside(database);
    await database.pool.query(`drop view entered_by_day; drop trigger posting_balances on posting;
      drop function end_sessions() cascade; drop index booking_of_file;
      alter table inventory drop constraint inventory_worth_check; delete from book_setting;
      update drizzle.repeatable set mark = 'another'`);
    expect(await beside(database)).not.toEqual(before);
    await start(database);
    expect(await beside(database)).toEqual(before);
  });
});

describe('what protects facts', () => {
  it('comes again with the next start where it is wanting or at rest, and is left alone where it is not', async () => {
    database = await freshDatabase();
    const before = await beside(database);
    const triggers = `select oid, xmin::text from pg_trigger where tgname like 'facts_stay%' order by oid`;
    const { rows: told } = await database.pool.query(triggers);
    expect(told.length).toBeGreaterThan(10);
    await start(database);
    expect((await database.pool.query(triggers)).rows).toEqual(told);
    await database.pool.query(`
      drop trigger facts_stay on account_log;
      alter table posting disable trigger facts_stay_together`);
    await start(database);
    expect(await beside(database)).toEqual(before);
    await expect(database.pool.query('truncate posting cascade')).rejects.toThrow('holds facts');
  });
});
