import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { outbox } from '../db/systemTables.ts';
import { transact } from '../db/transact.ts';
import type { Database, Host } from '../host.ts';
import type { Mail, Mailer } from './mailer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** For so long a process that takes a mail has it for itself; one that dies meanwhile loses no mail. */
const LEASE = 5 * MINUTE;
export const MOST_TRIES = 12;
const BATCH = 20;
/** Sent and undeliverable mail, with the links in it, is not kept for ever. */
const KEPT = 30 * DAY;

/** Waits twice as long after each failure, six hours at most: a server that is down for a day loses nothing. */
const pause = (tries: number): number => Math.min(2 ** tries * MINUTE, 6 * 60 * MINUTE);

/** Writes a mail down to be sent soon; in the transaction of what it tells, so that neither happens without the other. */
export async function queueMail(db: Database, { clock }: Pick<Host, 'clock'>, mail: Mail): Promise<void> {
  await db.insert(outbox).values({ ...mail, html: mail.html ?? null, at: clock(), due: clock() });
}

type Post = Pick<Host, 'db' | 'clock' | 'log'> & { readonly mailer: Mailer };
type Due = typeof outbox.$inferSelect;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Takes mails that are due, so that no other process sends them too. */
const takeDue = ({ db, clock }: Post): Promise<Due[]> =>
  transact(db, async tx => {
    const isDue = and(isNull(outbox.sent_at), lte(outbox.due, clock()), lt(outbox.tries, MOST_TRIES));
    const due = await tx.select({ id: outbox.id }).from(outbox).where(isDue).orderBy(asc(outbox.id)).limit(BATCH).for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const taken = { tries: sql`${outbox.tries} + 1`, due: after(clock(), LEASE) };
    return tx.update(outbox).set(taken).where(inArray(outbox.id, due.map(one => one.id))).returning();
  });

async function deliver({ db, clock, log, mailer }: Post, mail: Due): Promise<void> {
  const row = eq(outbox.id, mail.id);
  try {
    await mailer.send(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // The address and the text are personal; the number finds them.
    log({ level: mail.tries >= MOST_TRIES ? 'error' : 'warn', event: 'mail not sent', mail: mail.id, tries: mail.tries });
    await db.update(outbox).set({ due: after(clock(), pause(mail.tries)), error: reason.slice(0, 500) }).where(row);
    return;
  }
  await db.update(outbox).set({ sent_at: clock(), error: null }).where(row);
}

/** Sends what is due and forgets what is old. Safe to run in several processes at once. */
export async function sweepOutbox(post: Post): Promise<void> {
  for (const mail of await takeDue(post)) await deliver(post, mail);
  const isDone = or(isNotNull(outbox.sent_at), lte(sql`${MOST_TRIES}::int`, outbox.tries));
  await post.db.delete(outbox).where(and(isDone, lt(outbox.at, after(post.clock(), -KEPT))));
}
