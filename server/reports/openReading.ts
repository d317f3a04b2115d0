import type pg from 'pg';
import { databaseErrorOf } from '../db/databaseError.ts';
import { REPORTS_AT_ONCE } from '../db/lanes.ts';
import { openSnapshot, type Snapshot } from '../db/snapshot.ts';
import { Semaphore, SemaphoreByKey } from '../flow/semaphore.ts';
import { Problem } from '../http/problem.ts';

/** Seconds that the database works on any one statement of a report. */
const PATIENCE = 15;
const bounds = { waiting: 50, patience: 20_000 };
const lane = new Semaphore({ ...bounds, atOnce: REPORTS_AT_ONCE });
/** One report of a reader at a time, so that whoever asks for many leaves room for another. */
const perReader = new SemaphoreByKey({ ...bounds, atOnce: 1 });

/** A refusal rather than a failure: the same question takes as long again, so that nobody should repeat it blindly. */
function tooSlow(error: unknown): unknown {
  const isLate = databaseErrorOf(error)?.code === '57014';
  return isLate ? new Problem(422, 'report_too_slow', { params: { seconds: PATIENCE } }) : error;
}

/**
 * Waits for a turn and opens a snapshot for a report. 503 `too_busy` when there is no turn in time; a statement that
 * takes too long is refused as 422 `report_too_slow`.
 */
export async function openReading(pool: pg.Pool, reader: string): Promise<Snapshot> {
  const turns = [await perReader.acquire(reader)];
  const leave = (): void => turns.forEach(one => one());
  try {
    turns.push(await lane.acquire());
    const { db, run, commit, release } = await openSnapshot(pool, PATIENCE);
    return {
      db,
      run: async statement => {
        try {
          return await run(statement);
        } catch (error) {
          throw tooSlow(error);
        }
      },
      async commit() {
        await commit();
        leave();
      },
      release() {
        release();
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}
