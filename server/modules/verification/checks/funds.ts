import { sql } from 'drizzle-orm';
import { held } from '#catalog/donations/donation.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { isFinal } from '../../ledger/years/years.ts';
import { type BookCheck, finding, foundIn } from '../BookCheck.ts';

/** Nothing can be posted any more on such a day: what came too late for it stands nowhere. */
const open = sql`not ${isFinal(sql`donated_on`)}`;

/**
 * Every donation that came since the books began stands in the fund of its cause with its amount, once; what was spent or
 * given back of it has left the fund; and no cause has spent more than it was given (rules A2, A9).
 */
export const donationFunds: BookCheck = {
  name: 'donation_funds',
  offending: () => sql`
    with fund as (select id from ledger_account where ledger_type = 'donation_fund'), held as (
      select posting.source_id as id, party, sum(credit_amount) filter (where source_event = 'post') as came,
        sum(debit_amount) filter (where source_event <> 'post') as left_it
      from posting join account_log on account_log.posting = posting.id and ledger in (select id from fund)
      where source_type = 'donation' group by posting.source_id, party
    ), donated as (
      select donation.*, party.id as fund_party, donated_on >= books_begin_on as is_in_books
      from donation cross join (select books_begin_on from book_setting order by id limit 1) as setting
      left join party on party.source_type = 'cause' and party.source_id = cause
    )
    select ${finding({
      entity: sql`'donation'`,
      record: sql`coalesce(donated.id, held.id)`,
      reference: sql`donation_no`,
      expected: sql`concat_ws(' ', donated.status, donated.amount)`,
      found: sql`concat_ws(' − ', coalesce(held.came, 0), held.left_it)`,
    })}
    from donated full join held on held.id = donated.id and held.party = donated.fund_party
    where donated.id is null
      or coalesce(is_in_books, false) and ${inStates(sql`donated.status`, held)}
        and held.came is distinct from donated.amount and (held.came is not null or ${open})
      or held.came is not null and (donated.status = 'pledged' or held.came <> donated.amount
        or coalesce(held.left_it, 0) <> case when donated.status in ('allocated', 'refunded') then donated.amount else 0 end)
    union all
    select ${finding({
      ...foundIn('party', 'name'),
      expected: sql`'0.00'`,
      found: sql`sum(credit_amount - debit_amount)`,
    })}
    from account_log join party on party.id = account_log.party where ledger in (select id from fund)
    group by party.id having sum(credit_amount - debit_amount) < 0`,
};
