import { sql } from 'drizzle-orm';
import { isFinal } from '../../ledger/years/years.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

/**
 * Every bill of a member's month since the books began is owed by the member once, in its amount; of one that is paid
 * nothing is outstanding; and nothing is owed by a bill that is not there (rules A2, A9).
 */
export const memberDues: BookCheck = {
  name: 'member_dues',
  offending: () => sql`
    with owed as (
      select posting.source_id as id, party.source_id as member, sum(debit_amount) as amount, max(posting.log_date) as day,
        max(posting.reference_no) as number, sum(outstanding) as outstanding,
        exists (select 1 from posting as back where back.counters = posting.id) as is_void
      from posting join account_log on account_log.posting = posting.id and account_log.party is not null
        join party on party.id = account_log.party left join open_item on open_item.account_log = account_log.id
      where posting.source_type = 'monthly_subscription' and source_event = 'post'
      group by posting.id, posting.source_id, party.source_id
    ), bill as (
      select monthly_subscription.*, coalesce(subscription_date >= books_begin_on, false)
          and not ${isFinal(sql`subscription_date`)} as is_in_books
      from monthly_subscription cross join (select books_begin_on from book_setting order by id limit 1) as setting
    )
    select ${finding({
      entity: sql`'monthly_subscription'`,
      record: sql`coalesce(bill.id, owed.id)`,
      reference: sql`coalesce(bill_no, owed.number)`,
      expected: sql`concat_ws(' ', bill.subscription_date, bill.amount, bill.status)`,
      found: sql`concat_ws(' ', owed.day, owed.amount, owed.outstanding)`,
    })}
    from bill full join owed on owed.id = bill.id
    where bill.id is null and not is_void or owed.id is null and is_in_books
      or bill.id is not null and owed.id is not null and (is_void or owed.member <> bill.member or owed.amount <> bill.amount
        or owed.day <> bill.subscription_date or bill.status = 'paid' and outstanding <> 0)`,
};
