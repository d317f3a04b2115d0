import { pick } from 'es-toolkit';
import { desc, eq, sql } from 'drizzle-orm';
import {
  type CheckResult,
  type Finding,
  MOST_FINDINGS,
  ofGroup,
  problemsOf,
  type Verification,
} from '#catalog/ledger/bookChecks.ts';
import { entities } from '#catalog/registry/entities.ts';
import { openSnapshot, type Snapshot } from '../../platform/db/snapshot.ts';
import { booksVerification } from '../../engine/schema/systemTables.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { checks } from './everyCheck.ts';
import type { BookCheck, Head, CheckInput } from './BookCheck.ts';
import { exportedHeads, exportHead } from './heads.ts';
import { postedSince, sealPostings } from './sealPostings.ts';

/** Seconds that the database works on a check at most. */
const PATIENCE = 300;
/** Whoever holds this lock of the database verifies the books. */
const LOCK = 7_402_002;

async function resultOf(snapshot: Snapshot, { name, offending }: BookCheck, known: CheckInput): Promise<CheckResult> {
  const rows = await snapshot.run(sql`
    select found.*, count(*) over () as problems from (${offending(known)}) as found limit ${MOST_FINDINGS}`);
  const findings = rows.map(
    row => pick(row, ['entity', 'record', 'reference', 'expected', 'found']) as unknown as Finding,
  );
  return { check: name, problems: Number(rows[0]?.['problems'] ?? 0), findings };
}

async function headOf(snapshot: Snapshot): Promise<Head | undefined> {
  const [row] = await snapshot.run(sql`select seq, digest from posting_seal order by seq desc limit 1`);
  return row && { seq: Number(row['seq']), digest: String(row['digest']) };
}

/** Who wants to know, or on which of the agency's days the clock does. */
type Occasion = { readonly by: Pick<Caller, 'id'> } | { readonly night: string };

async function wasDone(host: Host, occasion: Occasion): Promise<boolean> {
  if (!('night' in occasion)) return false;
  const { id, night } = booksVerification;
  return (await host.db.select({ id }).from(booksVerification).where(eq(night, occasion.night))).length > 0;
}

async function keep(host: Host, snapshot: Snapshot, occasion: Occasion): Promise<void> {
  const known = { heads: await exportedHeads(host.journalHeads) };
  const results: CheckResult[] = [];
  for (const check of checks) results.push(await resultOf(snapshot, check, known));
  const head = await headOf(snapshot);
  const at = host.clock();
  await host.db.insert(booksVerification).values({
    at,
    by: 'by' in occasion ? occasion.by.id : null,
    night: 'night' in occasion ? occasion.night : null,
    results,
    seal: head?.seq,
    digest: head?.digest,
  });
  const isSound = problemsOf(ofGroup('books', results)) === 0;
  if (host.journalHeads !== undefined && head && isSound) await exportHead(host.journalHeads, at, head);
  const failed = results.filter(({ problems }) => problems > 0).map(({ check }) => check);
  host.log({ level: failed.length === 0 ? 'info' : 'error', event: 'books verified', failed, ...head });
}

/**
 * Asks every check of the books as they are at one moment, and keeps what each has found. Done once at a time, however
 * many processes there are, and once for each night: false where another one is at it, or has been.
 */
export async function verifyBooks(host: Host, occasion: Occasion): Promise<boolean> {
  await sealPostings(host, true);
  const snapshot = await openSnapshot(host.pools.reports, PATIENCE);
  try {
    const [held] = await snapshot.run(sql`select pg_try_advisory_xact_lock(${LOCK}) as is_mine`);
    const isMine = held?.['is_mine'] === true && !(await wasDone(host, occasion));
    if (isMine) await keep(host, snapshot, occasion);
    await snapshot.commit();
    return isMine;
  } finally {
    snapshot.release();
  }
}

/** What the last verification has found; undefined before the first one. */
export async function lastVerification({ db }: Pick<Host, 'db'>): Promise<Verification | undefined> {
  const user = tableOf(entities.user);
  const { id, at, by, results, seal } = booksVerification;
  const [found] = await db
    .select({ at, results, seal, by: columnOf(user, 'username') })
    .from(booksVerification)
    .leftJoin(user, eq(columnOf(user, 'id'), by))
    .orderBy(desc(id))
    .limit(1);
  if (!found) return undefined;
  const checks = found.results as readonly CheckResult[];
  const problems = problemsOf(ofGroup('books', checks));
  const since = await postedSince(db, found.seal ?? 0);
  return { at: found.at.toISOString(), by: found.by as string | null, problems, since, checks };
}
