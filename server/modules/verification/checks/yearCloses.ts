import { sql } from 'drizzle-orm';
import { resultLedgers } from '../../ledger/years/closing.ts';
import { CLOSED_UNTIL } from '../../ledger/years/years.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

/**
 * The close of a year has brought to zero what its own days earned and spent, ledger by ledger in each branch, and says
 * that profit, as do the documents of its branches; an open year has no close, and is not before a closed one (rule A2).
 */
export const yearCloses: BookCheck = {
  name: 'year_closes',
  offending: () => sql`
    with recursive ${resultLedgers}, year as (
      select *, lag(ends_on, 1, '-infinity') over (order by ends_on) as after from fiscal_year
    ), balance as (
      select year.id, branch, sum(credit_amount - debit_amount) filter (where log_type <> 'year_close') as earned,
        sum(credit_amount - debit_amount) filter (where log_type = 'year_close') as closed,
        sum(credit_amount - debit_amount) as rest
      from year join account_log on log_date > after and log_date <= ends_on
        join result_ledger on result_ledger.id = ledger
      group by year.id, branch, ledger, case when is_control then party end
    ), result as (
      select id, coalesce(sum(earned), 0) as earned, bool_or(rest <> 0) as is_left, bool_or(closed <> 0) as is_closed
      from balance group by id
    ), told as (
      select fiscal_year as id, sum(profit) as profit from year_close where not is_taken_back group by fiscal_year
    )
    select ${finding({
      entity: sql`'fiscal_year'`,
      record: sql`year.id`,
      reference: sql`year.name`,
      expected: sql`case year.status when 'closed' then coalesce(earned, 0) end`,
      found: sql`concat_ws(' ', year.status, year.profit, told.profit)`,
    })}
    from year left join result on result.id = year.id left join told on told.id = year.id
    where case year.status when 'closed'
      then is_left or year.profit is distinct from coalesce(earned, 0)
        or coalesce(told.profit, 0) <> coalesce(earned, 0)
      else is_closed or year.profit is not null or told.id is not null or ends_on <= ${CLOSED_UNTIL} end
    order by starts_on`,
};
