import { sql } from 'drizzle-orm';
import { type BookCheck, finding, foundIn } from '../BookCheck.ts';

/** Every posting has two rows or more, none of them empty, and as much debit as credit (rule L1). */
export const postingsBalance: BookCheck = {
  name: 'postings_balance',
  offending: () => sql`
    select ${finding({
      ...foundIn('posting', 'reference_no'),
      expected: sql`coalesce(summed.debit, 0)`,
      found: sql`coalesce(summed.credit, 0)`,
    })}
    from posting left join (
      select posting, count(*) as rows, sum(debit_amount) as debit, sum(credit_amount) as credit,
        bool_or(debit_amount + credit_amount = 0) as has_empty
      from account_log group by posting
    ) as summed on summed.posting = posting.id
    where summed.posting is null or summed.rows < 2 or summed.has_empty or summed.debit <> summed.credit
    order by posting.id`,
};

/** In each month debits and credits are equal, so that every trial balance sums to nothing. */
export const monthsBalance: BookCheck = {
  name: 'months_balance',
  offending: () => sql`
    select ${finding({
      entity: sql`'accounting_period'`,
      record: sql`(select id from accounting_period where name = summed.month)`,
      reference: sql`summed.month`,
      expected: sql`summed.debit`,
      found: sql`summed.credit`,
    })}
    from (
      select to_char(log_date, 'YYYY-MM') as month, sum(debit_amount) as debit, sum(credit_amount) as credit
      from account_log group by 1
    ) as summed where debit <> credit order by month`,
};

/**
 * Every row belongs to a posting and says the same of itself: day, number, branch and kind of document. A transfer of goods
 * stands in the branch that gives them and in the one that gets them.
 */
export const rowsAgree: BookCheck = {
  name: 'rows_agree',
  offending: () => sql`
    select ${finding({
      ...foundIn('account_log', 'reference_no'),
      expected: sql`concat_ws(' ', posting.source_type, posting.reference_no, posting.log_date, posting.branch)`,
      found: sql`concat_ws(' ', account_log.log_type, account_log.reference_no, account_log.log_date, account_log.branch)`,
    })}
    from account_log left join posting on posting.id = account_log.posting
    where posting.id is null or account_log.reference_no <> posting.reference_no
      or account_log.log_date <> posting.log_date or (account_log.branch is distinct from posting.branch and posting.source_type <> 'stock_transfer')
      or account_log.log_type <> posting.source_type
    order by account_log.id`,
};
