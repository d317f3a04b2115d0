import { and, asc, eq, lte } from 'drizzle-orm';
import { uploaded } from '../schema/systemTables.ts';
import { transact } from '../../platform/db/transact.ts';
import { failureForLog } from '../../platform/forLog.ts';
import type { Host } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import { namedFiles } from './namedFiles.ts';

type Sweeper = Pick<Host, 'db' | 'files' | 'clock' | 'log'>;

/** How long a file may lie free: whoever fills in a form has until tomorrow to save it. In milliseconds. */
const GRACE = 24 * 60 * 60 * 1000;
/** How often is swept, in milliseconds. */
const INTERVAL = 10 * 60 * 1000;
/** Most files of one sweep; the next one takes the others. */
const BATCH = 200;

const isOver = ({ clock }: Sweeper) => lte(uploaded.free_since, new Date(clock().getTime() - GRACE));

/**
 * Takes one file away, unless a record has taken it meanwhile, which waits at its row. The file goes first, so that
 * none is left unknown.
 */
async function sweepOne(tx: Database, sweeper: Sweeper, path: string, isNamed: boolean): Promise<void> {
  const [free] = await tx
    .select()
    .from(uploaded)
    .where(and(eq(uploaded.path, path), isOver(sweeper)))
    .for('update', { skipLocked: true });
  if (!free) return;
  if (isNamed) return void (await tx.update(uploaded).set({ free_since: null }).where(eq(uploaded.path, path)));
  await sweeper.files.remove(path);
  await tx.delete(uploaded).where(eq(uploaded.path, path));
}

/**
 * Takes away the files that no record has had for a day and nothing else names. Safe to run in several processes at
 * once. Takes the oldest, `most` at a time.
 */
export async function sweepUploads(sweeper: Sweeper, most = BATCH): Promise<void> {
  const free = await sweeper.db
    .select({ path: uploaded.path })
    .from(uploaded)
    .where(isOver(sweeper))
    .orderBy(asc(uploaded.free_since))
    .limit(most);
  if (free.length === 0) return;
  const named = await namedFiles(
    sweeper.db,
    free.map(one => one.path),
  );
  for (const { path } of free) {
    await transact(sweeper.db, tx => sweepOne(tx, sweeper, path, named.has(path))).catch((error: unknown) =>
      sweeper.log({ level: 'error', event: 'upload not swept', ...failureForLog(error) }),
    );
  }
}

/** Sweeps from now on; gives what ends it after the sweep under way. */
export const keepSweepingUploads = (host: Host): (() => Promise<void>) =>
  repeatedly(() => sweepUploads(host), {
    every: INTERVAL,
    log: host.log,
    failed: 'uploads not swept',
  });
