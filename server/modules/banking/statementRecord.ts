import { sql, type SQL } from 'drizzle-orm';
import { bankStatement } from '#catalog/banking/bankStatement.ts';
import type { Statement, StatementLine } from '#catalog/banking/statementLaw.ts';
import { recordOf } from '../../engine/records/recordOf.ts';

/** A statement of a bank, its amounts in minor units. */
export interface StatementRecord extends Statement {
  readonly id: number;
  readonly ledger: number;
  readonly branch: number | null;
  readonly lines: readonly (StatementLine & { readonly explanation: string | null })[];
}

export function statementOf(record: unknown): StatementRecord {
  const { starts_on: from, ends_on: to, items, ...rest } = recordOf(bankStatement, record);
  const lines = items.map(({ line_date: day, ...line }) => ({ ...line, day, in: line.money_in, out: line.money_out }));
  return { ...rest, from, to, opening: rest.opening_amount, closing: rest.closing_amount, lines };
}

/** Which account a statement is of: the same ledger and the same branch. */
export type Account = Pick<StatementRecord, 'ledger' | 'branch'>;

/** Statements of an account. */
export const ofAccount = ({ ledger, branch }: Account): SQL => sql`
  bank_statement.ledger = ${ledger} and bank_statement.branch is not distinct from ${branch}::int`;

/** Matches that nobody has taken back. */
export const standing = sql`
  (select * from reconciled_row as made
    where counters is null and not exists (select 1 from reconciled_row as later where later.counters = made.id)
  ) as reconciled_row`;

/** Whether a posting was taken back on its own day, or does so: the bank never hears of either. */
export const isVoided = sql`exists (
  select 1 from posting join posting as other using (source_type, source_id)
  where posting.id = account_log.posting and other.source_event = 'void')`;

/** Rows of the ledger that a bank should have seen, to be narrowed further. */
export const rowsOf = ({ ledger, branch }: Account): SQL => sql`
  account_log.ledger = ${ledger} and not ${isVoided}
    and (${branch}::int is null or account_log.branch = ${branch}::int)`;
