import type pg from 'pg';
import { entityList } from '#catalog/registry/entities.ts';
import { appendedAlone } from './systemTables.ts';

/** Name of the trigger that refuses what would change a row of facts, or take it away. */
export const ROWS_STAY = 'facts_stay';
/** Name of the trigger that refuses to empty a table of facts. */
export const TABLE_STAYS = 'facts_stay_together';

const refusal = `
  create or replace function refuse_change_of_facts() returns trigger language plpgsql as $$
  begin
    raise exception '% holds facts: its rows are never changed or deleted', tg_table_name
      using errcode = 'restrict_violation';
  end $$`;

/** A trigger before the change of rows, and one before a table is emptied, by what the system's own table calls both. */
const held = (table: string) => [
  {
    name: `${table} ${ROWS_STAY} 27`,
    make: `create or replace trigger ${ROWS_STAY} before update or delete on "${table}"
      for each row execute function refuse_change_of_facts()`,
  },
  {
    name: `${table} ${TABLE_STAYS} 34`,
    make: `create or replace trigger ${TABLE_STAYS} before truncate on "${table}"
      for each statement execute function refuse_change_of_facts()`,
  },
];

const findHeld = `
  select concat_ws(' ', relname, tgname, tgtype) as name from pg_trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and tgfoid = 'refuse_change_of_facts'::regproc and tgenabled in ('O', 'A')
    and tgqual is null and tgattr = ''`;

/**
 * Lets the database itself refuse to change, delete or truncate facts, whoever asks: a defect of ours, or somebody at
 * its prompt. What is wanting of it is said at each start, so that a new kind of facts needs no migration of its own for
 * it; what is there keeps nobody waiting who writes to the tables.
 */
export async function protectFacts(client: pg.ClientBase): Promise<void> {
  const facts = entityList.filter(one => one.facts && !one.view).map(({ name }) => name);
  await client.query(refusal);
  const { rows } = await client.query<{ name: string }>(findHeld);
  const known = new Set(rows.map(({ name }) => name));
  const wanting = [...facts, ...appendedAlone].flatMap(held).filter(({ name }) => !known.has(name));
  for (const { make } of wanting) await client.query(make);
}
