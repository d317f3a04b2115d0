import { sql } from 'drizzle-orm';
import { standing } from '../../banking/statementRecord.ts';
import { type BookCheck, finding, foundIn } from '../BookCheck.ts';

/**
 * A finished statement closes with what the bank has seen of the books until its last day, and with the lines that are
 * explained; and each matched row is seen with its whole amount.
 */
export const bankStatements: BookCheck = {
  name: 'bank_statements',
  offending: () => sql`
    with seen as (
      select reconciled_row.*, bank_statement.ledger, bank_statement.branch
      from ${standing} join bank_statement on bank_statement.id = statement
    ), explained as (
      select ledger, branch, line_date, coalesce(money_in, 0) - coalesce(money_out, 0) as amount
      from bank_statement_items as item join bank_statement on bank_statement.id = item.owner
      where item.explanation is not null and not exists (select 1 from seen where seen.line = item.id)
    ), reckoned as (
      select bank_statement.*,
        (select coalesce(sum(amount), 0) from seen where seen.ledger = bank_statement.ledger
          and seen.branch is not distinct from bank_statement.branch and reconciled_on <= ends_on)
        + (select coalesce(sum(amount), 0) from explained where explained.ledger = bank_statement.ledger
          and explained.branch is not distinct from bank_statement.branch and line_date <= ends_on) as amount
      from bank_statement where status = 'finished'
    )
    select ${finding({
      entity: sql`'bank_statement'`,
      record: sql`id`,
      reference: sql`statement_no`,
      expected: sql`closing_amount`,
      found: sql`amount`,
    })}
    from reckoned where amount <> closing_amount
    union all
    select ${finding({
      ...foundIn('account_log', 'reference_no'),
      expected: sql`account_log.debit_amount - account_log.credit_amount`,
      found: sql`sum(seen.amount)`,
    })}
    from seen join account_log on account_log.id = seen.account_log
    group by account_log.id having sum(seen.amount) <> account_log.debit_amount - account_log.credit_amount`,
};
