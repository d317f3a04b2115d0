import { type SQL, sql } from 'drizzle-orm';
import { type BookDocument, bookDocuments } from '#catalog/registry/bookDocuments.ts';
import { voucherKinds } from '#catalog/ledger/vouchers/vouchers.ts';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

const posted = Object.entries<BookDocument>(bookDocuments).filter(([, { bySteps }]) => !bySteps);
const kinds = posted.map(([kind]) => kind);
/** Those whose lines are entered as they stand. */
const vouchers = Object.keys(voucherKinds);

/** What became of a document, of one also that has no steps of its own. */
const stateOf = (kind: string): SQL =>
  stateFieldOf(entityNamed(kind)) ? sql`status` : sql`case when is_taken_back then 'voided' else 'posted' end`;

/** Every document of every kind, with what the books should have of it. */
const documents = sql.join(
  posted.map(
    ([kind, { day }]) => sql`
      select ${kind}::text as kind, id, invoice_no, ${stateOf(kind)} as status, ${sql.identifier(day)} as day, branch
      from ${sql.identifier(kind)}`,
  ),
  sql` union all `,
);

/** The events of which a voucher has postings, by the state in which it is. */
const expectedEvents = sql`
  case status when 'voided' then 'post, void' when 'posted' then 'post' when 'issued' then 'post' when 'reversed' then 'post' end`;

const isOf = (names: readonly string[]): SQL => sql`posting.source_type = any(${`{${names.join(',')}}`}::text[])`;

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
      from posting where ${isOf(kinds)} group by source_type, source_id
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

/** Ledgers whose rows a voucher enters as they are typed. */
const plain = sql`
  select id from ledger_account
  where not is_control and coalesce(ledger_type, '') not in ('exchange_gain', 'exchange_loss')`;

const lines = sql.join(
  vouchers.map(
    kind => sql`
      select ${kind}::text as kind, owner as id, ledger, party, sub_ledger,
        coalesce(debit_amount, 0) as debit, coalesce(credit_amount, 0) as credit
      from ${sql.identifier(`${kind}_items`)}`,
  ),
  sql` union all `,
);

/**
 * Each posting of a voucher has its lines: ledger, purpose and amount; that of a void on the other side. Rows of parties
 * are parted as the voucher settles, with what exchange rates gain or lose: of them the balance of the posting tells.
 */
export const documentAmounts: BookCheck = {
  name: 'document_amounts',
  offending: () => sql`
    with line as (${lines}), meant as (
      select posting.id as posting, ledger, party, sub_ledger,
        case source_event when 'void' then credit else debit end as debit,
        case source_event when 'void' then debit else credit end as credit, 1 as sign
      from posting join line on line.kind = posting.source_type and line.id = posting.source_id
      where ledger in (${plain})
    ), found as (
      select posting, ledger, party, sub_ledger, debit_amount, credit_amount, -1
      from account_log where log_type in (select distinct kind from line) and ledger in (${plain})
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
    where ${isOf(vouchers)}
    group by posting.id order by posting.id`,
};
