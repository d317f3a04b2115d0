import { sql } from 'drizzle-orm';
import { hasMailedLink, withoutMailedLinks } from '#server/engine/auth/mailedLink.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { signed } from '#server/engine/media/signed.ts';
import { instant } from '#server/platform/db/instant.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

interface Said extends Record<string, unknown> {
  readonly id: number;
  readonly author: Person | null;
  readonly to: readonly Person[];
  readonly text: string;
  readonly at: string;
  readonly files: readonly { readonly path: string; readonly name: string }[];
}

interface Head extends Record<string, unknown> {
  readonly subject: string;
  readonly thread: number;
  readonly is_starred: boolean;
  readonly in_trash: boolean;
}

const person = sql`json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))`;

/** A conversation by one of its messages: of all of them those of which the caller holds a copy, oldest first. */
export async function conversationOf(db: Database, host: Host, { id: reader }: Caller, id: number) {
  const { rows: heads } = await db.execute<Head>(sql`
    select m.subject, coalesce(m.thread, m.id) as thread, c.is_starred, c.trashed_at is not null as in_trash
    from staff_message m join staff_message_copy c on c.message = m.id and c.reader = ${reader} where m.id = ${id}`);
  const [head] = heads;
  if (!head) return undefined;
  const { rows } = await db.execute<Said>(sql`
    select m.id, m.text, m.at,
      (select ${person} from "user" u where u.id = m.author) as author,
      coalesce((select json_agg(${person} order by u.first_name, u.id)
        from staff_message_copy o join "user" u on u.id = o.reader
        where o.message = m.id and not o.is_author), '[]') as "to",
      coalesce((select json_agg(json_build_object('path', f.path, 'name', f.name) order by f.place)
        from staff_message_file f where f.message = m.id), '[]') as files
    from staff_message m join staff_message_copy c on c.message = m.id and c.reader = ${reader}
    where m.id = ${head.thread} or m.thread = ${head.thread} order by m.id`);
  return {
    ...head,
    messages: rows.map(({ files, at, ...said }) => ({
      ...said,
      at: instant(at),
      files: files.map(({ path, name }) => ({ link: signed(path, host), name })),
    })),
  };
}

interface HouseMail extends Record<string, unknown> {
  readonly text: string;
  readonly at: string;
  readonly sent_at: string | null;
}

/** A mail of the house to the caller, without the ways of delivery and the links into their account (ADR 14). */
export async function mailOf(db: Database, { id: reader }: Caller, id: number) {
  const { rows } = await db.execute<HouseMail>(sql`
    select o.subject, o."to", o.text, o.at, o.sent_at, coalesce(k.is_starred, false) as is_starred,
      k.trashed_at is not null as in_trash
    from outbox o join "user" u on lower(u.email) = lower(o."to") and o.at >= u.created_at
      left join mail_mark k on k.mail = o.id and k.reader = u.id
    where o.id = ${id} and u.id = ${reader}`);
  const [mail] = rows;
  return (
    mail && {
      ...mail,
      at: instant(mail.at),
      sent_at: mail.sent_at === null ? null : instant(mail.sent_at),
      text: withoutMailedLinks(mail.text),
      withheld: hasMailedLink(mail.text),
    }
  );
}
