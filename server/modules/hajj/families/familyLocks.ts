import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

interface Led extends Record<string, unknown> {
  readonly id: number;
  readonly leader: number | null;
}

/**
 * Who leads some families, of which nobody changes the leader or the members until the transaction ends. After files, as
 * everybody locks them.
 */
export async function lockFamilies(tx: Database, families: readonly number[]): Promise<readonly Led[]> {
  if (families.length === 0) return [];
  const { rows } = await tx.execute<Led>(sql`
    select id, leader from family where id = any(${sql.param([...families])}::integer[])
    order by id for no key update`);
  return rows;
}

/** Whether a family has members, but for one of them; of whatever branch. */
export async function hasMembers(tx: Database, family: number, but = 0): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from hajj_passenger_info where family = ${family} and id <> ${but} limit 1`);
  return rows.length > 0;
}
