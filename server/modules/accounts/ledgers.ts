import { sql } from 'drizzle-orm';
import type { LedgerFacts } from '../../../catalog/accounts/voucherLaw.ts';
import type { Database } from '../../host.ts';

/** One ledger with what stands above it in the chart. */
interface Placed {
  readonly id: number;
  readonly is_active: boolean;
  readonly is_control: boolean;
  readonly documents_only: boolean;
  readonly is_money: boolean;
}

/** A list of ids as PostgreSQL takes it in one parameter. */
const idsAsArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/**
 * What the law on vouchers needs to know of ledgers, by their ids. Locked until the transaction ends against being
 * closed or moved, not against being posted to by others.
 */
export async function ledgersOf(tx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, LedgerFacts>> {
  const wanted = idsAsArray([...new Set(ids)]);
  await tx.execute(sql`select id from ledger_account where id = any(${wanted}) order by id for share`);
  const { rows } = await tx.execute<Placed & Record<string, unknown>>(sql`
    with recursive above as (
      select id as ledger, head_group, null as holds from ledger_account where id = any(${wanted})
      union all
      select above.ledger, found.head_group, found.holds
      from above join "group" as found on found.id = above.head_group
    )
    select id, is_active, is_control, documents_only,
      exists (select 1 from above where above.ledger = id and above.holds is not null) as is_money
    from ledger_account where id = any(${wanted})`);
  return new Map(
    rows.map(row => [
      row.id,
      {
        id: row.id,
        isActive: row.is_active,
        isMoney: row.is_money,
        isControl: row.is_control,
        documentsOnly: row.documents_only,
      },
    ]),
  );
}
