import { type SQL, sql } from 'drizzle-orm';
import { voucherKinds, type VoucherName } from '../../../../../catalog/accounts/vouchers.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

const kinds = Object.keys(voucherKinds) as readonly VoucherName[];
const each = (one: (kind: VoucherName) => SQL): SQL => sql.join(kinds.map(one), sql` union all `);

/** Every voucher of every kind, with what the books should have of it. */
const documents = each(
  kind => sql`
    select ${kind}::text as kind, id, invoice_no, status, ${sql.identifier(voucherKinds[kind].day)} as day, branch
    from ${sql.identifier(kind)}`,
);

/** The events of which a voucher has postings, by the state in which it is. */
const expectedEvents = sql`
  case status when 'voided' then 'post, void' when 'posted' then 'post' when 'reversed' then 'post' end`;

const isVoucher = sql`posting.source_type in (${sql.join(
  kinds.map(kind => sql`${kind}`),
  sql`, `,
)})`;

/**
 * What is posted has exactly its postings, under its own number, day and branch; what is not has none, and no posting is
 * of a document that is not there.
 */
export const documentsPosted: BookCheck = {
  name: 'documents_posted',
  offending: () => sql`
    with document as (${documents}), made as (
      select source_type, source_id, string_agg(source_event, ', ' order by source_event) as events,
        max(reference_no) as reference_no, max(log_date) as day, max(branch) as branch
      from posting where ${isVoucher} group by source_type, source_id
    )
    select ${finding({
      entity: sql`coalesce(document.kind, made.source_type)`,
      record: sql`coalesce(document.id, made.source_id)`,
      reference: sql`coalesce(document.invoice_no, made.reference_no)`,
      expected: sql`concat_ws(' ', ${expectedEvents}, case when made.events is not null then document.day end)`,
      found: sql`concat_ws(' ', made.events, made.reference_no, made.day)`,
    })}
    from document full join made on made.source_type = document.kind and made.source_id = document.id
    where document.id is null or made.events is distinct from ${expectedEvents} or made.events is not null
      and (made.reference_no <> document.invoice_no or made.day <> document.day or made.branch is distinct from document.branch)
    order by 3`,
};

const lines = each(
  kind => sql`
    select ${kind}::text as kind, owner as id, ledger, party, sub_ledger,
      coalesce(debit_amount, 0) as debit, coalesce(credit_amount, 0) as credit
    from ${sql.identifier(`${kind}_items`)}`,
);

/** Each posting of a voucher has its lines: ledger, party, purpose and amount; that of a void on the other side. */
export const documentAmounts: BookCheck = {
  name: 'document_amounts',
  offending: () => sql`
    with line as (${lines}), meant as (
      select posting.id as posting, ledger, party, sub_ledger,
        case source_event when 'void' then credit else debit end as debit,
        case source_event when 'void' then debit else credit end as credit, 1 as sign
      from posting join line on line.kind = posting.source_type and line.id = posting.source_id
    ), found as (
      select posting, ledger, party, sub_ledger, debit_amount, credit_amount, -1
      from account_log where log_type in (select distinct kind from line)
    ), differing as (
      select posting, ledger, sum(sign * (debit - credit)) as amount from (
        select * from meant union all select * from found
      ) as each group by posting, ledger, party, sub_ledger, debit, credit having sum(sign) <> 0
    )
    select ${finding({
      entity: sql`posting.source_type`,
      record: sql`posting.source_id`,
      reference: sql`posting.reference_no`,
      expected: sql`string_agg(ledger_account.name || ' ' || amount, ', ' order by ledger_account.name)
        filter (where amount > 0)`,
      found: sql`string_agg(ledger_account.name || ' ' || amount, ', ' order by ledger_account.name)
        filter (where amount <= 0)`,
    })}
    from differing join posting on posting.id = differing.posting
    left join ledger_account on ledger_account.id = differing.ledger
    where ${isVoucher}
    group by posting.id order by posting.id`,
};
