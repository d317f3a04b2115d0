import { type SQL, sql } from 'drizzle-orm';
import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** Ledgers with what the groups above them say of them, the nearest first; every one unless `wanted` narrows them. */
export async function chartOf(db: Database, wanted: SQL = sql`true`): Promise<ChartedLedger[]> {
  const { rows } = await db.execute<ChartedLedger & Record<string, unknown>>(sql`
    with recursive ledger as (select * from ledger_account where ${wanted}), above as (
      select id as ledger, head_group, head_primarygroup, null as holds from ledger
      union all
      select above.ledger, found.head_group, found.head_primarygroup, coalesce(above.holds, found.holds)
      from above join "group" as found on found.id = above.head_group
    )
    select ledger.id, ledger.name, code, is_active, is_control, documents_only, ledger_type, above.holds, nature
    from ledger left join above on above.ledger = ledger.id and above.head_group is null
      left join primary_group on primary_group.id = above.head_primarygroup
    order by ledger.id`);
  return rows;
}
