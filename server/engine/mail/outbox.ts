import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { plainLine } from '#catalog/engine/texts/plainLine.ts';
import { INBOX } from '#catalog/engine/mail.ts';
import { announce } from '../../platform/live/announce.ts';
import { outageOf } from '../../platform/db/outage.ts';
import { outbox } from '../schema/mailTables.ts';
import { keepFiles, readFiles } from './mailFiles.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Host } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * For so long a process that takes a mail has it for itself; one that dies meanwhile loses no mail. Outlasts the
 * mailer's patience.
 */
const LEASE = 5 * MINUTE;
/** While the lease lasts, what became of a mail is written down as soon as the database is back. */
const BETWEEN_NOTES = 1_000;
const MOST_NOTES = 120;
export const MOST_TRIES = 12;
/** Sent and undeliverable mail, with the links in it, is not kept for ever. */
const KEPT = 30 * DAY;

/** Waits twice as long after each failure, six hours at most: a server that is down for a day loses nothing. */
const delay = (tries: number): number => Math.min(2 ** tries * MINUTE, 6 * 60 * MINUTE);

/**
 * Writes a mail down to be sent soon, with its files; in the transaction of what it tells, so that neither happens
 * without the other. 413 `mail_too_large`.
 */
export async function queueMail(
  db: Database,
  { clock }: Pick<Host, 'clock'>,
  { attachments = [], ...mail }: Mail,
): Promise<void> {
  // A line of a text that somebody typed must not become a line of the head, nor turn what stands there.
  const subject = plainLine(mail.subject);
  const row = { ...mail, subject, html: mail.html ?? null, at: clock(), due: clock() };
  const [made] = await db.insert(outbox).values(row).returning({ id: outbox.id });
  if (made) await keepFiles(db, made.id, attachments);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from "user" where lower(email) = lower(${mail.to})`);
  // To nobody, too: the work must not tell whether an address has an account.
  if (made) await announce(db, { entity: INBOX, record: made.id, to: rows.map(({ id }) => id) });
}

type Post = Pick<Host, 'db' | 'clock' | 'log'> & { readonly mailer: Mailer };
type Due = typeof outbox.$inferSelect;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Takes the next mail that is due, so that no other process sends it too; one alone, whose sending its lease outlasts.
 */
const takeNext = ({ db, clock }: Post): Promise<Due | undefined> =>
  transact(db, async tx => {
    const isDue = and(isNull(outbox.sent_at), lte(outbox.due, clock()), lt(outbox.tries, MOST_TRIES));
    const [next] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(isDue)
      .orderBy(asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const taken = { tries: sql`${outbox.tries} + 1`, due: after(clock(), LEASE) };
    const [mail] = await tx.update(outbox).set(taken).where(eq(outbox.id, next.id)).returning();
    return mail;
  });

/** Writes down what became of a mail. A database that is lost at this moment would have it sent a second time. */
async function note({ db }: Post, { id }: Due, outcome: Partial<Due>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await db.update(outbox).set(outcome).where(eq(outbox.id, id));
      return;
    } catch (error) {
      if (tries === MOST_NOTES || outageOf(error) === undefined) throw error;
      await pause(BETWEEN_NOTES);
    }
  }
}

async function deliver(post: Post, mail: Due): Promise<void> {
  const { db, clock, log, mailer } = post;
  const attachments = await readFiles(db, mail.id);
  try {
    await mailer.send({ ...mail, attachments });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The address and the text are personal; the number finds them.
    log({
      level: mail.tries >= MOST_TRIES ? 'error' : 'warn',
      event: 'mail not sent',
      mail: mail.id,
      tries: mail.tries,
    });
    await note(post, mail, { due: after(clock(), delay(mail.tries)), error: reason.slice(0, 500) });
    return;
  }
  await note(post, mail, { sent_at: clock(), error: null });
}

/** Sends what is due and forgets what is old. Safe to run in several processes at once. */
export async function sweepOutbox(post: Post): Promise<void> {
  for (let mail = await takeNext(post); mail; mail = await takeNext(post)) await deliver(post, mail);
  const isDone = or(isNotNull(outbox.sent_at), lte(sql`${MOST_TRIES}::int`, outbox.tries));
  await post.db.delete(outbox).where(and(isDone, lt(outbox.at, after(post.clock(), -KEPT))));
}
