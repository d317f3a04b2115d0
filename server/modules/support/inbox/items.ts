import { type SQL, sql } from 'drizzle-orm';
import type { Folder } from '#catalog/support/inbox/inbox.ts';
import { folded } from '#catalog/engine/texts/searchText.ts';
import { CLOSED_LINK, withoutMailedLinks } from '#server/engine/auth/mailedLink.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { foldedSql } from '#server/engine/schema/tables.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { instant } from '#server/platform/db/instant.ts';

/** What is looked for in an inbox. */
export interface Sought {
  readonly folder: Folder;
  readonly text: string;
  readonly unread: boolean;
}

interface InboxRow extends Record<string, unknown> {
  readonly id: string;
  readonly at: string;
  readonly subject: string;
  readonly start: string;
  readonly from: string | null;
  readonly to: readonly string[];
}

/** Characters of a text that a list shows. */
const START = 160;

const nameOf = (id: SQL): SQL =>
  sql`(select concat_ws(' ', first_name, last_name) from "user" where "user".id = ${id})`;

/** Messages of which the reader holds a copy, the rest of the world holding none of it for them. */
const messages = (reader: number): SQL => sql`
  select 'message-' || m.id as id, m.at, m.subject, m.text, ${nameOf(sql`m.author`)} as "from",
    array(select concat_ws(' ', u.first_name, u.last_name)
      from staff_message_copy o join "user" u on u.id = o.reader
      where o.message = m.id and not o.is_author order by 1) as "to",
    c.is_author as sent, c.read_at, c.is_starred, c.trashed_at,
    exists (select 1 from staff_message_file f where f.message = m.id) as has_files
  from staff_message_copy c join staff_message m on m.id = c.message where c.reader = ${reader}`;

/**
 * Mail of the house to the present address of the reader, since they have their account: what was written to an earlier
 * owner of the address is not theirs (ADR 14). Without the links into an account, so that none is found by a search.
 */
const mails = (reader: number): SQL => sql`
  select 'mail-' || o.id as id, o.at, o.subject, regexp_replace(o.text, ${CLOSED_LINK}, '…', 'g') as text,
    null::text as "from", array[]::text[] as "to", false as sent,
    k.read_at, coalesce(k.is_starred, false) as is_starred, k.trashed_at, false as has_files
  from outbox o join "user" u on lower(u.email) = lower(o."to") and o.at >= u.created_at
    left join mail_mark k on k.mail = o.id and k.reader = u.id
  where u.id = ${reader}`;

const all = (reader: number): SQL => sql`(${messages(reader)} union all ${mails(reader)}) as item`;

const within: Readonly<Record<Folder, SQL>> = {
  inbox: sql`not sent and trashed_at is null`,
  sent: sql`sent and trashed_at is null`,
  starred: sql`is_starred and trashed_at is null`,
  trash: sql`trashed_at is not null`,
};
const isUnread = sql`read_at is null and not sent`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

function conditions({ folder, text, unread }: Sought): SQL {
  const sought = folded(text.trim());
  const said = foldedSql(sql`concat_ws(' ', subject, text, "from", array_to_string("to", ' '))`);
  return sql`${within[folder]} ${unread ? sql`and ${isUnread}` : sql``}
    ${sought === '' ? sql`` : sql`and ${said} like ${`%${escaped(sought)}%`}`}`;
}

/** What is found in an inbox, newest first, with the beginning of each text, and how much there is of it. */
export async function itemsOf(
  db: Database,
  { id }: Caller,
  sought: Sought,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const reader = id ?? 0;
  const where = conditions(sought);
  const { rows } = await db.execute<InboxRow>(sql`
    select id, at, subject, left(text, ${START}) as start, "from", "to", sent, is_starred, has_files,
      not (${isUnread}) as is_read, trashed_at is not null as in_trash
    from ${all(reader)} where ${where} order by at desc, id desc limit ${limit} offset ${offset}`);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${all(reader)} where ${where}`,
  );
  return {
    rows: rows.map(row => ({ ...row, at: instant(row.at), start: withoutMailedLinks(row.start) })),
    total: counted[0]?.total ?? 0,
  };
}

/** How much in the inbox has not been read. */
export async function unreadOf(db: Database, { id }: Caller): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${all(id ?? 0)} where ${within.inbox} and ${isUnread}`,
  );
  return rows[0]?.total ?? 0;
}
