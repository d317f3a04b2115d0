import { sql } from 'drizzle-orm';
import type { LedgerRow, Reconciliation } from '#catalog/banking/reconciliation.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import type { Database } from '../../platform/services/Database.ts';
import { ofAccount, rowsOf, standing, type StatementRecord } from './statementRecord.ts';

/** Whether a statement is the first of its account. */
const isFirst = ({ from, ...account }: StatementRecord) => sql`
  not exists (select 1 from bank_statement where ${ofAccount(account)} and starts_on < ${from})`;

interface Figures extends Record<string, unknown> {
  readonly book: string;
  readonly seen: string;
  readonly explained: string;
}

/** What the books, the bank and the explanations come to on the last day of a statement. */
export async function figuresOf(db: Database, statement: StatementRecord): Promise<Figures & { difference: string }> {
  const { to, closing } = statement;
  const { rows } = await db.execute<Figures>(sql`
    select
      (select coalesce(sum(debit_amount - credit_amount), 0.00)::text from account_log
        where ${rowsOf(statement)} and log_date <= ${to}) as book,
      (select coalesce(sum(amount), 0.00)::text from ${standing} join bank_statement on bank_statement.id = statement
        where ${ofAccount(statement)} and reconciled_on <= ${to}) as seen,
      (select coalesce(sum(coalesce(money_in, 0) - coalesce(money_out, 0)), 0.00)::text
        from bank_statement_items as item join bank_statement on bank_statement.id = item.owner
        where ${ofAccount(statement)} and item.explanation is not null and item.line_date <= ${to}
          and not exists (select 1 from ${standing} where line = item.id)) as explained`);
  const [{ book, seen, explained } = { book: '0', seen: '0', explained: '0' }] = rows;
  return { book, seen, explained, difference: fromMinor(closing - toMinor(seen) - toMinor(explained)) };
}

interface ReconciledRow extends LedgerRow, Record<string, unknown> {
  readonly id: number;
  readonly line: number | null;
  /** The statement that has it. */
  readonly at: number | null;
  readonly is_earlier: boolean;
}

/** What a statement is held against. */
export async function readReconciliation(db: Database, statement: StatementRecord): Promise<Reconciliation> {
  const { id, from, to } = statement;
  const { rows } = await db.execute<ReconciledRow>(sql`
    select account_log.id::int as id, account_log.log_date::text, account_log.reference_no, account_log.log_type,
      posting.source_id as source, account_log.details, party.name as party,
      (debit_amount - credit_amount)::text as amount, matched.line, matched.statement as at,
      matched.id is null and account_log.log_date < ${from} and ${isFirst(statement)} as is_earlier
    from account_log join posting on posting.id = account_log.posting left join party on party.id = account_log.party
    left join (select * from ${standing}) as matched on matched.account_log = account_log.id
    where ${rowsOf(statement)} and account_log.log_date <= ${to} and (matched.id is null or matched.statement = ${id})
    order by account_log.log_date, account_log.id, matched.id`);
  const told = new Map(rows.map(({ line: _line, at: _at, is_earlier: _is, ...row }) => [row.id, row]));
  return {
    rows: [...told.values()],
    matches: rows.flatMap(({ id: row, line, at }) => (at === null ? [] : [{ row, line }])),
    ...(await figuresOf(db, statement)),
    earlier: rows.filter(({ is_earlier }) => is_earlier).length,
  };
}
