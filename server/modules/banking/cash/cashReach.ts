import { sql } from 'drizzle-orm';
import { boundOf } from '#catalog/engine/access/access.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { chartOf } from '../../ledger/chart/chart.ts';
import { sumsWithin } from '../../ledger/reports/sums.ts';

/** Whether rows of a ledger lie where somebody's rights have ended. */
async function isShared(tx: Database, caller: Caller, ledger: number): Promise<boolean> {
  const within = sumsWithin(boundOf(caller));
  if (!within) return false;
  const { rows } = await tx.execute(sql`
    select 1 from balance_day as account_log where ledger = ${ledger} and (${within}) is not true limit 1`);
  return rows.length > 0;
}

/**
 * Why somebody cannot count a ledger. What is counted is held against the books of all branches, and closes the day for
 * each of them: whoever sees one branch alone counts a till of that branch.
 */
export async function countObjections(tx: Database, caller: Caller, ledger: number): Promise<Violation[]> {
  const [charted] = await chartOf(tx, sql`id = ${ledger}`);
  if (charted?.holds !== 'cash') return [violation('ledger', 'not_cash')];
  return (await isShared(tx, caller, ledger)) ? [violation('ledger', 'shared_till')] : [];
}
