import { sql } from 'drizzle-orm';
import { type BookCheck, finding } from '../BookCheck.ts';

/** The events of which a cheque has postings, by where it stands; what the books began with was entered by them. */
const expected = sql`
  concat_ws(', ', case when status = 'bounced' then 'bounce' end, case when status = 'bounced' and charge > 0 then 'charge' end,
    case when status = 'cleared' and direction = 'received' then 'clear' end,
    case when posted_on is not null and opening_balance is null then 'post' end,
    case when status = 'cancelled' and posted_on is not null then 'void' end)`;

/** A cheque has exactly the postings of what has become of it, each in its amount. */
export const chequesPosted: BookCheck = {
  name: 'cheques_posted',
  offending: () => sql`
    with made as (
      select source_id, string_agg(distinct source_event, ', ' order by source_event) as events,
        bool_and(each.amount = case source_event when 'charge' then cheque.charge else cheque.amount end) as is_whole
      from (
        select posting.id, source_id, source_event, sum(debit_amount) as amount
        from posting join account_log on account_log.posting = posting.id
        where source_type = 'cheque' group by posting.id
      ) as each left join cheque on cheque.id = source_id
      group by source_id
    )
    select ${finding({
      entity: sql`'cheque'`,
      record: sql`coalesce(cheque.id, made.source_id)`,
      reference: sql`invoice_no`,
      expected: sql`concat_ws(' ', ${expected}, cheque.amount)`,
      found: sql`made.events`,
    })}
    from cheque full join made on made.source_id = cheque.id
    where cheque.id is null or coalesce(made.events, '') <> ${expected} or not coalesce(is_whole, true)
    order by 2`,
};

/** What the ledger of cheques in hand holds are the cheques that were received and that no bank has paid or returned. */
export const chequesInHand: BookCheck = {
  name: 'cheques_in_hand',
  offending: () => sql`
    with kept as (
      select coalesce(sum(amount), 0) as amount from cheque
      where direction = 'received' and status in ('received', 'deposited')
    ), held as (
      select ledger_account.id, name, coalesce(sum(debit_amount - credit_amount), 0) as amount
      from ledger_account left join account_log on account_log.ledger = ledger_account.id
      where ledger_type = 'cheques_in_hand' group by ledger_account.id
    )
    select ${finding({
      entity: sql`'ledger_account'`,
      record: sql`held.id`,
      reference: sql`name`,
      expected: sql`kept.amount`,
      found: sql`held.amount`,
    })}
    from held cross join kept where held.amount <> kept.amount`,
};
