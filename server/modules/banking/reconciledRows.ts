import { sql } from 'drizzle-orm';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Problem } from '../../platform/problem.ts';
import { standing } from './statementRecord.ts';

/** Rows of the ledger with a match that stands, among some. */
const isReconciled = async (db: Database, posting: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1 from ${standing} join account_log on account_log.id = reconciled_row.account_log
    where account_log.posting = ${posting} limit 1`);
  return rows.length > 0;
};

/** What the bank has seen is not taken back as if it had not been: it may be reversed (rules A5). */
export const reconciledIn = async (db: Database, posting: number): Promise<ViolationCode | undefined> =>
  (await isReconciled(db, posting)) ? 'is_reconciled' : undefined;

/** Keeps the rows of a posting from being matched until the transaction ends; 409 `is_reconciled` where one is. */
export async function lockUnreconciled(tx: Database, posting: number): Promise<void> {
  await tx.execute(sql`select id from account_log where posting = ${posting} order by id for update`);
  if (await isReconciled(tx, posting)) throw new Problem(409, 'is_reconciled');
}
