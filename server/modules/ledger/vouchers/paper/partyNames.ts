import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

/** Names of parties by id; the id stands behind a name that several have. It depends on nobody's rights. */
export async function partyNames(
  db: Database,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, string>> {
  const wanted = [...new Set(ids.filter(id => id !== null))];
  if (wanted.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; name: string; namesakes: boolean }>(sql`
    select id, name, exists (
        select 1 from party as other where other.name = party.name and other.id <> party.id) as namesakes
    from party where id = any(${sql.param(wanted)}::integer[])`);
  return new Map(rows.map(({ id, name, namesakes }) => [id, namesakes ? `${name} #${id}` : name]));
}
