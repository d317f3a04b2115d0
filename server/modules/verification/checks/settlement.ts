import { sql } from 'drizzle-orm';
import { billKinds } from '#catalog/bills/bills.ts';
import { type BookCheck, finding, foundIn } from '../BookCheck.ts';

/** Every item says what its row does; what is open of it is what is not settled, in its own currency too. */
const items = sql`
  select ${finding({
    ...foundIn('open_item', 'reference_no'),
    expected: sql`concat_ws(' ', entry.debit_amount + entry.credit_amount - coalesce(settled.amount, 0),
      entry.foreign_amount - coalesce(settled.foreign_amount, 0))`,
    found: sql`concat_ws(' ', open_item.outstanding, open_item.foreign_outstanding)`,
  })}
  from open_item left join account_log as entry on entry.id = open_item.account_log left join (
    select item, sum(amount) as amount, sum(foreign_amount) as foreign_amount from (
      select debit as item, amount, foreign_amount from allocation
      union all select credit, amount, foreign_amount from allocation
    ) as each group by item
  ) as settled on settled.item = open_item.id
  where entry.id is null
    or (open_item.ledger, open_item.party, open_item.log_date, open_item.amount, open_item.side, open_item.currency,
      open_item.foreign_amount, open_item.outstanding, open_item.foreign_outstanding) is distinct from
      (entry.ledger, entry.party, entry.log_date, entry.debit_amount + entry.credit_amount,
      case when entry.debit_amount > 0 then 'debit' else 'credit' end, entry.currency, entry.foreign_amount,
      entry.debit_amount + entry.credit_amount - coalesce(settled.amount, 0),
      entry.foreign_amount - coalesce(settled.foreign_amount, 0))`;

/** What is open with a party is what the ledger says. */
const parties = sql`
  select ${finding({
    entity: sql`'party'`,
    record: sql`balance.party`,
    reference: sql`party.name`,
    expected: sql`balance.amount`,
    found: sql`coalesce(open.amount, 0)`,
  })}
  from (
    select ledger, party, sum(debit_amount - credit_amount) as amount from account_log
    join ledger_account on ledger_account.id = ledger and is_control where party is not null group by ledger, party
  ) as balance left join (
    select ledger, party, sum(case side when 'debit' then outstanding else -outstanding end) as amount
    from open_item group by ledger, party
  ) as open using (ledger, party) join party on party.id = balance.party
  where balance.amount <> coalesce(open.amount, 0)`;

/**
 * What settles does so on the day of its document; what takes it back comes to the same below zero, on that day, on the
 * one of the counter-entry or of the unallocation, which, once void, has brought it back on its own day (rules S1, S4).
 */
const days = sql`
  select ${finding({
    entity: sql`'allocation'`,
    record: sql`allocation.id`,
    reference: sql`allocation.source_type || ' #' || allocation.source_id`,
    expected: sql`taken.allocated_on`,
    found: sql`concat_ws(' ', allocation.allocated_on, allocation.amount)`,
  })}
  from allocation left join allocation as taken on taken.id = allocation.counters
  where case when allocation.counters is null then not exists (
      select 1 from posting where posting.source_type = allocation.source_type
        and posting.source_id = allocation.source_id and posting.log_date = allocation.allocated_on)
      and not exists (
        select 1 from allocation as off join unallocation on unallocation.id = off.source_id and status = 'voided'
        where off.source_type = 'unallocation' and (off.debit, off.credit, off.amount, off.allocated_on) =
          (allocation.debit, allocation.credit, -allocation.amount, allocation.allocated_on))
    else (taken.debit, taken.credit, -taken.amount, -taken.foreign_amount) is distinct from
        (allocation.debit, allocation.credit, allocation.amount, allocation.foreign_amount)
      or allocation.allocated_on <> taken.allocated_on and not exists (
        select 1 from posting join posting as counter on counter.counters = posting.id
        where posting.source_type = allocation.source_type and posting.source_id = allocation.source_id
          and counter.log_date = allocation.allocated_on)
        and not exists (
          select 1 from unallocation where allocation.source_type = 'unallocation'
            and unallocation.id = allocation.source_id and taken_on = allocation.allocated_on) end`;

/** A bill says what is open of its item. */
const bills = sql.join(
  Object.keys(billKinds).map(
    kind => sql`
      select ${finding({
        entity: sql`${kind}`,
        record: sql`bill.id`,
        reference: sql`bill.invoice_no`,
        expected: sql`coalesce(item.foreign_outstanding, item.outstanding)`,
        found: sql`bill.outstanding`,
      })}
      from ${sql.identifier(kind)} as bill join posting
        on posting.source_type = ${kind} and posting.source_id = bill.id and source_event = 'post'
      join account_log on account_log.posting = posting.id
      join open_item as item on item.account_log = account_log.id
      where bill.status = 'issued' and bill.outstanding is distinct from
        coalesce(item.foreign_outstanding, item.outstanding)`,
  ),
  sql` union all `,
);

/** What is open is what the ledger says, and no more of an item is settled than it is (rules L5, S1, A9). */
export const openItems: BookCheck = {
  name: 'open_items',
  offending: () => sql`${items} union all ${parties} union all ${days} union all ${bills}`,
};

/**
 * No item is below zero on any day: the day on which most beyond it was settled, and what was open then (identity 14).
 * Where nothing was taken back, as much as now was settled at most.
 */
export const openEachDay: BookCheck = {
  name: 'open_each_day',
  offending: () => sql`
    select ${finding({
      ...foundIn('open_item', 'reference_no'),
      expected: sql`worst.day`,
      found: sql`open_item.amount - worst.settled`,
    })}
    from (
      select distinct on (item) item, day, settled from (
        select item, allocated_on as day,
          sum(sum(amount)) over (partition by item order by allocated_on) as settled
        from (
          select debit as item, amount, allocated_on from allocation
            where debit in (select debit from allocation where counters is not null)
          union all
          select credit, amount, allocated_on from allocation
            where credit in (select credit from allocation where counters is not null)
        ) as each group by item, allocated_on
      ) as daily order by item, settled desc, day
    ) as worst join open_item on open_item.id = worst.item
    where worst.settled > open_item.amount`,
};
