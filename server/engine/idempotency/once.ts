import { and, eq, lte } from 'drizzle-orm';
import type { Stored } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { idempotencyKey } from '../schema/systemTables.ts';
import type { Host } from '../context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { Problem } from '../../platform/problem.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import type { Attempt } from './attempt.ts';

/** How long an answer is kept for whoever asks for it again, in milliseconds. */
const KEPT = 24 * 60 * 60 * 1000;
/** How often older ones are swept, in milliseconds. */
const SWEEP = 10 * 60 * 1000;

type Keeper = Pick<Host, 'clock' | 'vault'>;

const { user, key, at } = idempotencyKey;
const tooOld = ({ clock }: Pick<Host, 'clock'>): Date => new Date(clock().getTime() - KEPT);

/**
 * The answer that this very request has had before; undefined when it is new. Asked before anything outside of the
 * transaction is done for a request, such as storing its files. 422 `key_reused` when the key came with another
 * request.
 */
export async function keptAnswer(
  db: Database,
  keeper: Keeper,
  attempt: Attempt | undefined,
): Promise<Stored | undefined> {
  if (!attempt) return undefined;
  const [found] = await db
    .select()
    .from(idempotencyKey)
    .where(and(eq(user, attempt.user), eq(key, attempt.key)));
  if (!found?.answer || found.at <= tooOld(keeper)) return undefined;
  if (found.digest !== attempt.digest) throw new Problem(422, 'key_reused');
  const kept: unknown = JSON.parse(keeper.vault.open(found.answer));
  if (!isObject(kept)) throw new Error('a kept answer is no object');
  return kept;
}

/**
 * Does work once for an attempt, within the transaction of its effect: whoever sends the same key meanwhile waits at
 * its row until that transaction has ended, and is then given the same answer, or does the work if it was rolled back.
 * So refusals are not kept. Without an attempt the work is simply done. The caller's right is checked before.
 */
export async function once(
  tx: Database,
  keeper: Keeper,
  attempt: Attempt | undefined,
  work: () => Promise<Stored>,
): Promise<Stored> {
  if (!attempt) return work();
  const row = { digest: attempt.digest, answer: null, at: keeper.clock() };
  const [claimed] = await tx
    .insert(idempotencyKey)
    .values({ ...attempt, ...row })
    .onConflictDoUpdate({ target: [user, key], set: row, setWhere: lte(at, tooOld(keeper)) })
    .returning({ key });
  const kept = claimed ? undefined : await keptAnswer(tx, keeper, attempt);
  if (kept) return kept;
  const made = await work();
  // Sealed, since it may hold what is sealed in the record itself.
  const sealed = keeper.vault.seal(JSON.stringify(made));
  await tx
    .update(idempotencyKey)
    .set({ answer: sealed })
    .where(and(eq(user, attempt.user), eq(key, attempt.key)));
  return made;
}

/** Forgets the answers that are older than a day. */
export async function sweepKeys({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<void> {
  await db.delete(idempotencyKey).where(lte(at, tooOld({ clock })));
}

/** Sweeps from now on; gives what ends it after the sweep under way. */
export const keepSweepingKeys = (host: Pick<Host, 'db' | 'clock' | 'log'>): (() => Promise<void>) =>
  repeatedly(() => sweepKeys(host), {
    every: SWEEP,
    log: host.log,
    failed: 'idempotency keys not swept',
  });
