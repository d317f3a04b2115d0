import { sql } from 'drizzle-orm';
import { type BookCheck, finding } from '../BookCheck.ts';

/** What is open with a party is what the ledger says, and no more of an item is settled than it is (rules L5, S1, A9). */
export const openItems: BookCheck = {
  name: 'open_items',
  offending: () => sql`
    with settled as (
      select item, sum(amount) as amount from (
        select debit as item, amount from allocation union all select credit, amount from allocation
      ) as each group by item
    ), balance as (
      select ledger, party, sum(debit_amount - credit_amount) as amount from account_log
      join ledger_account on ledger_account.id = ledger and is_control where party is not null group by ledger, party
    ), open as (
      select ledger, party, sum(case side when 'debit' then outstanding else -outstanding end) as amount
      from open_item group by ledger, party
    )
    select ${finding({
      entity: sql`'open_item'`,
      record: sql`open_item.id`,
      reference: sql`open_item.reference_no`,
      expected: sql`open_item.amount - coalesce(settled.amount, 0)`,
      found: sql`open_item.outstanding`,
    })}
    from open_item left join settled on settled.item = open_item.id
    where open_item.outstanding <> open_item.amount - coalesce(settled.amount, 0)
    union all
    select ${finding({
      entity: sql`'party'`,
      record: sql`balance.party`,
      reference: sql`party.name`,
      expected: sql`balance.amount`,
      found: sql`coalesce(open.amount, 0)`,
    })}
    from balance left join open using (ledger, party) join party on party.id = balance.party
    where balance.amount <> coalesce(open.amount, 0)`,
};
