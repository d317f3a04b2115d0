import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { ProblemCode } from '#catalog/engine/problems/en.ts';
import { fingerprint } from '../auth/fingerprint.ts';
import type { Database } from '../../platform/services/Database.ts';
import { lock } from '../../platform/db/lock.ts';
import { hourlyUse } from '../schema/systemTables.ts';
import type { Host } from '../context/host.ts';
import { Problem } from '../../platform/problem.ts';

const HOUR = 60 * 60 * 1000;
/** Most that one user does of a kind within an hour, such as writing mail. */
const MOST_PER_USER = 60;
/** Most questions of one user whether a number is known: several a form, too few to try numbers through. */
const MOST_QUESTIONS = 400;
/** Most mails within an hour to one address, whoever writes them. */
const MOST_PER_ADDRESS = 10;
/** Rows that count no more go with each use, so many at a time. */
const SWEPT = 200;

/** Kinds of what is bounded, each with what its refusal says. */
const kinds = {
  mail: { most: MOST_PER_USER, code: 'mails_of_hour' },
  mail_to: { most: MOST_PER_ADDRESS, code: 'mails_to_address' },
  ticket_word: { most: MOST_PER_USER, code: 'ticket_words_of_hour' },
  message: { most: MOST_PER_USER, code: 'messages_of_hour' },
  question: { most: MOST_QUESTIONS, code: 'questions_of_hour' },
  view: { most: MOST_PER_USER, code: 'views_of_hour' },
} as const satisfies Readonly<Record<string, { readonly most: number; readonly code: ProblemCode }>>;

/** What somebody is about to do once more: of which kind, and whose uses it counts among. */
export interface Use {
  readonly kind: keyof typeof kinds;
  /** Id of a user, or a mailbox (`mailboxOf`). */
  readonly whose: number | string;
}

/** Forgets what has left the hour; what another is forgetting at this moment is passed over. */
async function sweep(db: Database, until: Date): Promise<void> {
  const old = db
    .select({ id: hourlyUse.id })
    .from(hourlyUse)
    .where(lte(hourlyUse.at, until))
    .limit(SWEPT)
    .for('update', { skipLocked: true });
  await db.delete(hourlyUse).where(inArray(hourlyUse.id, old));
}

async function count(db: Database, { kind, key, now }: { kind: Use['kind']; key: string; now: Date }): Promise<void> {
  const { most, code } = kinds[kind];
  const since = new Date(now.getTime() - HOUR);
  const used = await db
    .select({ at: hourlyUse.at })
    .from(hourlyUse)
    .where(and(eq(hourlyUse.key, key), sql`${hourlyUse.at} > ${since.toISOString()}::timestamptz`))
    .orderBy(asc(hourlyUse.at));
  const first = used.at(-most);
  if (first) {
    const seconds = Math.max(1, Math.ceil((first.at.getTime() + HOUR - now.getTime()) / 1000));
    const params = { max: most, minutes: Math.ceil(seconds / 60) };
    throw new Problem(429, code, { params, headers: { 'retry-after': String(seconds) } });
  }
  await db.insert(hourlyUse).values({ key, at: now });
}

/**
 * Counts uses within the hour before now, in the transaction of what is done, so that what is refused or undone counts
 * not; whoever does the same at the same time waits, and cannot slip by. 429 with Retry-After past a bound.
 */
export async function withinHour(
  tx: Database,
  host: Pick<Host, 'clock' | 'secret'>,
  uses: readonly Use[],
): Promise<void> {
  // Kept as fingerprints: the table names no address.
  const keyed = uses.map(({ kind, whose }) => ({ kind, key: fingerprint(host, 'hourly', kind, whose) }));
  await lock(
    tx,
    keyed.map(({ key }) => key),
  );
  const now = host.clock();
  for (const one of keyed) await count(tx, { ...one, now });
  await sweep(tx, new Date(now.getTime() - HOUR));
}
