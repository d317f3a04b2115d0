import { sql } from 'drizzle-orm';
import type { Host } from '../context/host.ts';
import { countedEntities, isCountedByBranch } from '../schema/beginTotals.ts';

const counts = sql.join(
  countedEntities.map(entity => {
    const branch = isCountedByBranch(entity) ? sql`branch` : sql`null::integer`;
    return sql`select ${entity.name}::text as entity, ${branch} as branch, count(*)::bigint as records
      from ${sql.identifier(entity.name)} group by 2`;
  }),
  sql` union all `,
);

/** Totals that are not what is there; it counts every table, within one snapshot. */
const wrongTotals = sql`
  select entity, branch, sum(counted)::int as counted, sum(kept)::int as kept from (
    select entity, branch, records as counted, 0 as kept from (${counts}) as records
    union all select entity, branch, 0, records from record_total
  ) as compared group by entity, branch having sum(counted) <> sum(kept)`;

export interface WrongTotal extends Record<string, unknown> {
  readonly entity: string;
  readonly branch: number | null;
  readonly counted: number;
  readonly kept: number;
}

/**
 * Compares the kept totals with what is there, and counts anew where they differ: somebody has written past the
 * triggers, as a replication or a restore does. Tells what was wrong.
 */
export async function verifyTotals({ db, log }: Pick<Host, 'db' | 'log'>): Promise<readonly WrongTotal[]> {
  const { rows } = await db.execute<WrongTotal>(wrongTotals);
  for (const entity of countedEntities) {
    const found = rows.filter(row => row.entity === entity.name);
    if (found.length === 0) continue;
    log({ level: 'error', event: 'totals wrong', found });
    await db.execute(sql`select begin_total(${entity.name}, ${isCountedByBranch(entity)})`);
  }
  return rows;
}
