import { sql } from 'drizzle-orm';
import { type BillName, billKinds } from '#catalog/bills/bills.ts';
import { type BookCheck, finding, foundIn } from '../BookCheck.ts';

/** Notes take from a tax. */
const sign = (name: BillName) => (name.endsWith('_note') ? -1 : 1);

const bills = sql.join(
  // Object.keys forgets the names that the kinds have.
  (Object.keys(billKinds) as BillName[]).map(
    name => sql`
      select ${name}::text as kind, id, invoice_no, ${sign(name)}::int * tax_amount as tax
      from ${sql.identifier(name)} where currency is null and status <> 'draft'`,
  ),
  sql` union all `,
);

/**
 * What is entered of taxes comes to the rows of the ledger that it stands by, and of each bill in the agency's currency
 * to the tax that it tells: what the reports of taxes tell is then what their ledgers hold (rules L5, A9).
 */
export const taxEntries: BookCheck = {
  name: 'tax_entries',
  offending: () => sql`
    with told as (
      select account_log, sum(case kind when 'input' then -tax_amount else tax_amount end) as amount
      from tax_entry join tax_code on tax_code.id = tax_entry.tax
      group by account_log having sum(abs(tax_amount)) > 0
    ), bill as (${bills}), charged as (
      select posting.source_type as kind, posting.source_id as id, sum(tax_amount) as tax
      from tax_entry join account_log on account_log.id = tax_entry.account_log
        join posting on posting.id = account_log.posting
      where source_event = 'post' group by posting.source_type, posting.source_id
    )
    select ${finding({
      ...foundIn('account_log', 'reference_no'),
      expected: sql`credit_amount - debit_amount`,
      found: sql`told.amount`,
    })}
    from told join account_log on account_log.id = told.account_log where told.amount <> credit_amount - debit_amount
    union all
    select ${finding({
      entity: sql`bill.kind`,
      record: sql`bill.id`,
      reference: sql`bill.invoice_no`,
      expected: sql`bill.tax`,
      found: sql`coalesce(charged.tax, 0.00)`,
    })}
    from bill left join charged using (kind, id) where bill.tax <> coalesce(charged.tax, 0)`,
};
