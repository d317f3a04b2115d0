import { type SQL, sql } from 'drizzle-orm';
import type { ChartedLedger } from '../../../catalog/accounts/chart.ts';
import type { Database } from '../../host.ts';

/** Ledgers with what the groups above them say of them, the nearest first; every one unless `wanted` narrows them. */
export async function chartOf(db: Database, wanted: SQL = sql`true`): Promise<ChartedLedger[]> {
  const { rows } = await db.execute<ChartedLedger & Record<string, unknown>>(sql`
    with recursive above as (
      select id as ledger, head_group, null as holds from ledger_account where ${wanted}
      union all
      select above.ledger, found.head_group, found.holds
      from above join "group" as found on found.id = above.head_group
      where above.holds is null
    )
    select id, name, code, is_active, is_control, documents_only, above.holds
    from ledger_account left join above on above.ledger = id and above.holds is not null
    where ${wanted} order by id`);
  return rows;
}
