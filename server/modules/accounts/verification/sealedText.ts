import { sql } from 'drizzle-orm';

/**
 * What a link of the chain holds of a posting: everything that it and its rows say, as one text that is the same
 * wherever the database stands. A column that comes later is not in it; what was sealed stays as it was.
 */
export const sealedText = sql`(
  select json_build_array(
    posting.id, posting.reference_no, posting.log_date, posting.branch, posting.details, posting.source_type,
    posting.source_id, posting.source_event, posting.counters, posting.created_by,
    (extract(epoch from posting.created_at) * 1000000)::bigint,
    json_agg(json_build_array(
      entry.id, entry.log_date, entry.reference_no, entry.log_type, entry.ledger, entry.party, entry.sub_ledger,
      entry.branch, entry.details, entry.debit_amount, entry.credit_amount
    ) order by entry.id)
  )::text
  from account_log as entry where entry.posting = posting.id
)`;
