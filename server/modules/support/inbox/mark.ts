import { type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#catalog/support/inbox/inbox.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { INBOX } from '#catalog/engine/mail.ts';

interface Item {
  readonly kind: ItemKind;
  readonly id: number;
}

/** What its reader does with something in their inbox; what is not told stays. */
export interface Marks {
  readonly items: readonly Item[];
  readonly read?: boolean | undefined;
  readonly starred?: boolean | undefined;
  readonly trashed?: boolean | undefined;
}

/** Marks some of what stands in the caller's inbox, for themselves alone; what is not theirs is passed over. */
export async function mark(tx: Database, host: Host, { id: reader }: Caller, { items, ...marks }: Marks) {
  const [first] = items;
  if (reader === null || !first) return;
  const now = host.clock().toISOString();
  const when = (is: boolean | undefined, kept: SQL): SQL => (is === undefined ? kept : is ? sql`${now}` : sql`null`);
  const ids = (kind: ItemKind) => sql`${sql.param(items.filter(one => one.kind === kind).map(({ id }) => id))}`;
  await tx.execute(sql`
    update staff_message_copy set read_at = ${when(marks.read, sql`read_at`)}::timestamptz,
      is_starred = ${marks.starred ?? sql`is_starred`}, trashed_at = ${when(marks.trashed, sql`trashed_at`)}::timestamptz
    where reader = ${reader} and message = any(${ids('message')}::integer[])`);
  await tx.execute(sql`
    insert into mail_mark (mail, reader, read_at, is_starred, trashed_at)
    select o.id, u.id, ${when(marks.read, sql`null`)}::timestamptz, ${marks.starred ?? false},
      ${when(marks.trashed, sql`null`)}::timestamptz
    from outbox o join "user" u on lower(u.email) = lower(o."to") and o.at >= u.created_at
    where u.id = ${reader} and o.id = any(${ids('mail')}::bigint[])
    on conflict (mail, reader) do update set
      read_at = ${when(marks.read, sql`mail_mark.read_at`)}::timestamptz,
      is_starred = ${marks.starred ?? sql`mail_mark.is_starred`},
      trashed_at = ${when(marks.trashed, sql`mail_mark.trashed_at`)}::timestamptz`);
  // Other windows of the same reader show the same.
  await announce(tx, { entity: INBOX, record: first.id, to: [reader] });
}
