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

const held = (table: string): string[] => [
  `create or replace trigger ${ROWS_STAY} before update or delete on "${table}"
    for each row execute function refuse_change_of_facts()`,
  `create or replace trigger ${TABLE_STAYS} before truncate on "${table}"
    for each statement execute function refuse_change_of_facts()`,
];

/**
 * Lets the database itself refuse to change, delete or truncate facts, whoever asks: a defect of ours, or somebody at
 * its prompt. Said again at each start, so that a new kind of facts needs no migration of its own for it.
 */
export async function protectFacts(client: pg.ClientBase): Promise<void> {
  const facts = entityList.filter(one => one.facts).map(({ name }) => name);
  const tables = [...facts, ...appendedAlone];
  for (const statement of [refusal, ...tables.flatMap(held)]) await client.query(statement);
}
