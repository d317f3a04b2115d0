import { sql } from 'drizzle-orm';
import { sealedTexts } from '../sealedText.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

const digest = (text: string) => sql.raw(`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`);

/** What a link holds, as it was said when it was sealed. */
const text = sql`case link.version ${sql.join(
  Object.entries(sealedTexts).map(([version, one]) => sql`when ${Number(version)}::int then ${one}`),
  sql` `,
)} end`;

/**
 * Every link of the chain follows the one before it and fits the posting that it seals, and the ends that were told to
 * somebody outside of the database still are what they were.
 */
export const chain: BookCheck = {
  name: 'chain',
  offending: ({ heads }) => sql`
    with link as (
      select *, lag(digest, 1, '') over (order by seq) as before, lag(seq, 1, 0) over (order by seq) as seq_before
      from posting_seal
    ), fitting as (
      select link.*, posting.reference_no, link.before || ${text} as text
      from link left join posting on posting.id = link.posting
    ), told as (
      select seq, digest from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head(seq bigint, digest text)
      union select seal, digest from books_verification where seal is not null
    )
    select ${finding({
      entity: sql`case when reference_no is not null then 'posting' end`,
      record: sql`posting`,
      reference: sql`coalesce(reference_no, '#' || seq)`,
      expected: sql`left(digest, 12)`,
      found: sql`left(${digest('text')}, 12)`,
    })}
    from fitting where text is null or digest <> ${digest('text')} or seq <> seq_before + 1
    union all
    select ${finding({
      entity: sql`null`,
      record: sql`null`,
      reference: sql`'#' || told.seq`,
      expected: sql`left(told.digest, 12)`,
      found: sql`left(link.digest, 12)`,
    })}
    from told left join link using (seq) where link.digest is distinct from told.digest`,
};
