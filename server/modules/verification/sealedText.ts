import { type SQL, sql } from 'drizzle-orm';

/** Of each row, what every version of a seal holds. */
const ROW = sql`
  entry.id, entry.log_date, entry.reference_no, entry.log_type, entry.ledger, entry.party, entry.sub_ledger,
  entry.branch, entry.details, entry.debit_amount, entry.credit_amount`;

const textOf = (row: SQL): SQL => sql`(
  select json_build_array(
    posting.id, posting.reference_no, posting.log_date, posting.branch, posting.details, posting.source_type,
    posting.source_id, posting.source_event, posting.counters, posting.created_by,
    (extract(epoch from posting.created_at) * 1000000)::bigint,
    json_agg(json_build_array(${row}) order by entry.id)
  )::text
  from account_log as entry left join open_item on open_item.account_log = entry.id where entry.posting = posting.id
)`;

/** The version by which postings are sealed now. */
export const SEAL_VERSION = 2;

/**
 * What a link of the chain holds of a posting: everything that it and its rows say, as one text that is the same
 * wherever the database stands. What a later version adds is not in what was sealed before: that stays as it was.
 */
export const sealedTexts: Readonly<Record<number, SQL>> = {
  1: textOf(ROW),
  // Foreign amounts, and the day on which what a row has opened falls due.
  2: textOf(sql`${ROW}, entry.currency, entry.foreign_amount, open_item.due_date`),
};
