import { type SQL, sql } from 'drizzle-orm';
import { announcementOfEach } from '../../platform/live/announce.ts';
import type { Author } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';

/** What some records are to hold. */
interface Keeping {
  /** Their values by their columns. */
  readonly set: Readonly<Record<string, SQL | string | number | null>>;
  /** The records: a condition on the table of the entity. */
  readonly where: SQL;
  /** What they are joined to. */
  readonly from?: SQL;
  /** Queries by name that `from` reads of. */
  readonly with?: SQL;
}

/**
 * Writes into records of an entity that extends no other what follows for them from something else, such as how far they
 * are paid. Where a value really differs the version counts up, so that no form saves over it, and whoever listens is
 * told, once however often a transaction writes. The history is that of the command which caused it. What the same
 * transaction has made needs none of this: nobody has it open yet.
 */
export async function keepValues(
  tx: Database,
  { host, caller }: Author,
  entity: string,
  { set, where, from, with: queries }: Keeping,
): Promise<void> {
  const table = sql.identifier(entity);
  const columns = Object.entries(set).map(([name, value]) => ({ name: sql.identifier(name), value }));
  const values = columns.map(({ name, value }) => sql`${name} = ${value}`);
  const differing = columns.map(({ name, value }) => sql`${table}.${name} is distinct from ${value}`);
  await tx.execute(sql`
    ${queries && sql`with ${queries}`}
    update ${table} set ${sql.join(values, sql`, `)}, version = ${table}.version + 1,
      updated_at = ${host.clock().toISOString()}::timestamptz, updated_by = ${caller.id}::integer
    ${from && sql`from ${from}`} where (${where}) and (${sql.join(differing, sql` or `)})
    returning ${announcementOfEach(entity, sql`${table}.id`)}`);
}
