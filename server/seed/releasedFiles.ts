import { eq, isNull } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { uploaded } from '../engine/schema/systemTables.ts';
import { sweepUploads } from '../engine/media/sweepUploads.ts';
import type { Database } from '../platform/services/Database.ts';

/** Free for so long that the next sweep takes them, where others have a day to be named in. */
const LONG_AGO = new Date(0);
/** Looking for who names them reads whole tables, so that many are swept together. */
const MANY = 5_000;

/**
 * Gives up open files, if nothing else names them, in the transaction that ceases to name them. What is free already
 * has been sent anew for a form that is not saved yet, and keeps its time.
 */
export async function release(tx: Database, paths: readonly string[], at: Date): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .insert(uploaded)
    .values(uniq(paths).map(path => ({ path, by: null, size: 0, at, free_since: LONG_AGO })))
    .onConflictDoUpdate({
      target: uploaded.path,
      set: { free_since: LONG_AGO },
      setWhere: isNull(uploaded.free_since),
    });
}

/** Takes them away at once: whoever knows the path of an open file may read it. */
export async function sweepReleased(sweeper: Parameters<typeof sweepUploads>[0]): Promise<void> {
  const count = () => sweeper.db.$count(uploaded, eq(uploaded.free_since, LONG_AGO));
  for (let [before, left] = [Infinity, await count()]; left > 0 && left < before;) {
    await sweepUploads(sweeper, MANY);
    [before, left] = [left, await count()];
  }
}
