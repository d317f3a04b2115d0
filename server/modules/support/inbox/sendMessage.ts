import { sql } from 'drizzle-orm';
import { difference, uniq } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { isId, parseValue, violationsOf } from '#catalog/engine/parse.ts';
import { LONGEST_NAME, messageFields, MOST_READERS } from '#catalog/support/inbox/inbox.ts';
import { INBOX } from '#catalog/engine/mail.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { staffMessage, staffMessageCopy, staffMessageFile } from '#server/engine/schema/mailTables.ts';
import { withinHour } from '#server/engine/limits/withinHour.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { Problem, refuse } from '#server/platform/problem.ts';
import { announce } from '#server/platform/live/announce.ts';
import { foreignMedia, keepMedia } from '#server/engine/media/attachments.ts';
import { colleagues } from './people.ts';

/** To the register of uploads a message is a record like any other; no call of the office knows it by this name. */
const owner: Pick<Entity, 'name' | 'fields'> = { name: 'staff_message', fields: messageFields };

interface Answered extends Record<string, unknown> {
  readonly thread: number;
  readonly subject: string;
  readonly readers: readonly number[];
}

/** The message that is answered, and who shares it; 404 for whoever does not. */
async function answered(tx: Database, { id: reader }: Caller, id: number): Promise<Answered> {
  const { rows } = await tx.execute<Answered>(sql`
    select coalesce(m.thread, m.id) as thread, m.subject,
      array(select o.reader from staff_message_copy o where o.message = m.id) as readers
    from staff_message m join staff_message_copy c on c.message = m.id and c.reader = ${reader} where m.id = ${id}`);
  if (!rows[0]) throw new Problem(404, 'not_found');
  return rows[0];
}

function readersIn(raw: unknown): { readonly readers: readonly number[]; readonly violations: readonly Violation[] } {
  const given: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const readers = uniq(given.filter(isId));
  if (readers.length === 0) return { readers, violations: [violation('to', 'required')] };
  if (readers.length > MOST_READERS)
    return { readers: [], violations: [violation('to', 'too_many_values', { max: MOST_READERS })] };
  return { readers, violations: readers.length < given.length ? [violation('to', 'invalid')] : [] };
}

/**
 * Writes a message to colleagues, or answers one: to whom of them, with what. Whoever shares the answered message may be
 * written to, and otherwise those whom the caller knows. Gives its id. 429 past so many an hour.
 */
export async function sendMessage(tx: Database, host: Host, caller: Caller, body: Values): Promise<number> {
  const before = isId(body['reply_to']) ? await answered(tx, caller, body['reply_to']) : undefined;
  const said = { ...body, ...(before && { subject: before.subject }) };
  const { readers, violations } = readersIn(body['to']);
  const parsed = Object.entries(messageFields).map(
    ([name, field]) => [name, parseValue(field, said[name as keyof typeof said] ?? null)] as const,
  );
  refuse([...violations, ...parsed.flatMap(([name, one]) => violationsOf(name, one))]);
  const values: Values = Object.fromEntries(parsed.map(([name, one]) => [name, 'value' in one ? one.value : null]));
  const strangers = difference([...readers], [...(before?.readers ?? [])]);
  const known = strangers.length === 0 ? [] : await colleagues(tx, caller, strangers);
  if (known.length < strangers.length || readers.includes(caller.id ?? 0)) refuse([violation('to', 'unknown_reader')]);
  const request = { host, caller, entity: owner as Entity };
  refuse(await foreignMedia(tx, request, values));
  await withinHour(tx, host, [{ kind: 'message', whose: caller.id ?? 0 }]);
  const at = host.clock();
  const [made] = await tx
    .insert(staffMessage)
    .values({
      thread: before?.thread ?? null,
      author: caller.id,
      subject: String(values['subject']),
      text: String(values['message']),
      at,
    })
    .returning({ id: staffMessage.id });
  const message = made?.id ?? 0;
  const copy = (reader: number, isAuthor: boolean) => ({
    message,
    reader,
    is_author: isAuthor,
    read_at: isAuthor ? at : null,
  });
  await tx.insert(staffMessageCopy).values([copy(caller.id ?? 0, true), ...readers.map(reader => copy(reader, false))]);
  const files = (values['files'] ?? []) as readonly { readonly file: string | null; readonly name: string | null }[];
  const kept = files.flatMap(({ file, name }) =>
    file ? [{ path: file, name: name ?? file.split('/').at(-1) ?? '' }] : [],
  );
  if (kept.length > 0)
    await tx
      .insert(staffMessageFile)
      .values(kept.map(({ path, name }, place) => ({ message, place, path, name: name.slice(0, LONGEST_NAME) })));
  await keepMedia(tx, request, { record: message, after: { files } });
  await announce(tx, { entity: INBOX, record: message, to: [...readers, caller.id ?? 0] });
  return message;
}
