import { type SQL, sql } from 'drizzle-orm';
import { type BillName, billKinds } from '#catalog/bills/bills.ts';
import type { Database } from '../../platform/services/Database.ts';

/** The rate of a tax on a day. */
const rateOn = (tax: SQL, day: SQL): SQL => sql`
  (select percent from tax_code_rates where owner = ${tax} and valid_from <= ${day} order by valid_from desc limit 1)`;

/** What the bills of a kind bear of each tax, in their own currency. */
const borneBy = (name: BillName): SQL => sql`
  select ${name}::text as kind, bill.id, bill.party, bill.currency, bill.exchange_rate as rate, line.tax,
    sum(round(line.rate * line.quantity, 2)) as base,
    sum(round(round(line.rate * line.quantity, 2) * percent / 100, 2)) as amount, max(percent) as percent,
    ${name.endsWith('_note') ? -1 : 1}::int as sign
  from ${sql.identifier(name)} as bill join ${sql.identifier(`${name}_items`)} as line on line.owner = bill.id
    cross join lateral (select ${rateOn(sql`line.tax`, sql`bill.${sql.identifier(billKinds[name].day)}`)} as percent) as held
  where bill.status <> 'draft' and line.tax is not null
  group by bill.id, bill.party, bill.currency, bill.exchange_rate, line.tax`;

/**
 * Tells of taxes what was entered before they were told of row by row: of bills by their lines and the rates of their
 * days, of payments by the bill that they have settled. In a foreign currency only where a ledger bears one tax; what
 * cannot be told so stands in the reports as entered by hand.
 */
export async function enterOlderTaxes(tx: Database): Promise<void> {
  const bills = sql.join(
    // Object.keys forgets the names that the kinds have.
    (Object.keys(billKinds) as BillName[]).map(borneBy),
    sql` union all `,
  );
  await tx.execute(sql`
    insert into tax_entry (account_log, log_date, reference_no, tax, party, branch, base_amount, percent, tax_amount,
      created_at, created_by)
    select log.id, log.log_date, log.reference_no, borne.tax, borne.party, log.branch,
      sign * turn * round(borne.base * coalesce(borne.rate, 1), 2), borne.percent,
      sign * turn * case when borne.currency is null then borne.amount else log.debit_amount + log.credit_amount end,
      log.created_at, log.created_by
    from (
      select borne.*, tax_code.ledger, count(*) over (partition by borne.kind, borne.id, tax_code.ledger) as sharing
      from (${bills}) as borne join tax_code on tax_code.id = borne.tax where amount > 0
    ) as borne
      join posting on posting.source_type = borne.kind and posting.source_id = borne.id
      cross join lateral (select case source_event when 'void' then -1 else 1 end as turn) as turned
      join account_log as log on log.posting = posting.id and log.ledger = borne.ledger
    where (borne.currency is null or sharing = 1) and not exists (select 1 from tax_entry where account_log = log.id)
    order by log.id, borne.tax`);
  await tx.execute(sql`
    insert into tax_entry (account_log, log_date, reference_no, tax, party, branch, base_amount, percent, tax_amount,
      created_at, created_by)
    select distinct on (log.id) log.id, log.log_date, log.reference_no, tax_code.id, bill.party, log.branch,
      round((log.credit_amount - log.debit_amount) * 100 / held.percent, 2), held.percent,
      log.credit_amount - log.debit_amount, log.created_at, log.created_by
    from allocation join open_item as item on item.id = allocation.credit and item.log_type = 'purchase'
      join purchase as bill on bill.id = item.source_id
      join posting on posting.source_type = allocation.source_type and posting.source_id = allocation.source_id
      join account_log as log on log.posting = posting.id
      join tax_code on tax_code.id in (bill.tds, bill.vds) and tax_code.ledger = log.ledger
      cross join lateral (select ${rateOn(sql`tax_code.id`, sql`log.log_date`)} as percent) as held
    where allocation.source_type = 'payment_voucher' and held.percent > 0
      and not exists (select 1 from tax_entry where account_log = log.id)
    order by log.id, tax_code.id`);
}
