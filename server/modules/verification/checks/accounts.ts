import { sql } from 'drizzle-orm';
import { chart } from '../../ledger/reports/chart.ts';
import { type BookCheck, finding, foundIn } from '../BookCheck.ts';

const balances = sql`
  balances as (
    select ledger, sum(debit_amount - credit_amount) as balance from account_log group by ledger
  )`;

/**
 * What the agency has is what it owes, what the owners put in and what it has earned: every ledger that was posted to
 * stands once under a head of the chart, and the heads sum to nothing.
 */
export const balanceSheet: BookCheck = {
  name: 'balance_sheet',
  offending: () => sql`
    with recursive ${chart}, ${balances}, placed as (
      select balances.*, (select count(*) from account where account.id = balances.ledger) as places from balances
    )
    select ${finding({
      entity: sql`'ledger_account'`,
      record: sql`placed.ledger`,
      reference: sql`ledger_account.name`,
      expected: sql`'0.00'`,
      found: sql`placed.balance`,
    })}
    from placed left join ledger_account on ledger_account.id = placed.ledger where placed.places <> 1
    union all
    select ${finding({
      entity: sql`null`,
      record: sql`null`,
      reference: sql`null`,
      expected: sql`'0.00'`,
      found: sql`sum(balance)`,
    })}
    from placed where places = 1 having sum(balance) <> 0`,
};

/** A control account is the sum of what its parties owe or are owed: no row of it is of nobody (rule L4). */
export const controlAccounts: BookCheck = {
  name: 'control_accounts',
  offending: () => sql`
    select ${finding({
      ...foundIn('account_log', 'reference_no'),
      expected: sql`ledger_account.name`,
      found: sql`account_log.debit_amount - account_log.credit_amount`,
    })}
    from account_log join ledger_account on ledger_account.id = account_log.ledger
    where ledger_account.is_control
      and not exists (select 1 from party where party.id = account_log.party)
    order by account_log.id`,
};

/**
 * Cash and bank books hold what the cash and bank ledgers do: each such ledger, told by the nearest group above it that
 * says so, is in the book of its kind, and every payment, receipt and contra moves money in it.
 */
export const moneyBooks: BookCheck = {
  name: 'money_books',
  offending: () => sql`
    with recursive ${chart}, ${balances}, above as (
      select id as ledger, head_group, null as holds from ledger_account
      union all
      select above.ledger, found.head_group, found.holds
      from above join "group" as found on found.id = above.head_group where above.holds is null
    ), holding as (select ledger, holds from above where holds is not null)
    select ${finding({
      ...foundIn('ledger_account', 'name'),
      expected: sql`balances.balance`,
      found: sql`null`,
    })}
    from holding join ledger_account on ledger_account.id = holding.ledger
    join balances on balances.ledger = holding.ledger
    where not exists (select 1 from account where account.id = holding.ledger and account.holds = holding.holds)
    union all
    select ${finding({
      entity: sql`posting.source_type`,
      record: sql`posting.source_id`,
      reference: sql`posting.reference_no`,
      found: sql`(
        select string_agg(ledger_account.name, ', ' order by account_log.id)
        from account_log join ledger_account on ledger_account.id = account_log.ledger
        where account_log.posting = posting.id)`,
    })}
    from posting
    where posting.source_type in ('payment_voucher', 'receipt_voucher', 'contra') and not exists (
      select 1 from account_log join holding using (ledger) where account_log.posting = posting.id
    )`,
};
