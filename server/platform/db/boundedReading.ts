import type pg from 'pg';
import { Semaphore, SemaphoreByKey } from '../flow/semaphore.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';

interface Bounds {
  /** Readings that a process does at a time. */
  readonly atOnce: number;
  /** Milliseconds that one waits for its turn. */
  readonly patience: number;
  /** Seconds that the database works on any one statement, if not as long as the pool allows. */
  readonly seconds?: number;
}

/**
 * Opens snapshots for readings that last, such as a whole list or a report: few at a time, and one of each reader, so
 * that whoever asks for many leaves room for another. 503 `too_busy` when there is no turn in time. The turn ends with
 * the snapshot.
 */
export function boundedReading({ atOnce, patience, seconds }: Bounds) {
  const bounds = { waiting: 50, patience };
  const lane = new Semaphore({ ...bounds, atOnce });
  const perReader = new SemaphoreByKey({ ...bounds, atOnce: 1 });
  return async (pool: pg.Pool, reader: string): Promise<Snapshot> => {
    const turns = [await perReader.acquire(reader)];
    const leave = (): void => turns.splice(0).forEach(one => one());
    try {
      turns.push(await lane.acquire());
      const snapshot = await openSnapshot(pool, seconds);
      return {
        ...snapshot,
        async commit() {
          await snapshot.commit();
          leave();
        },
        release() {
          snapshot.release();
          leave();
        },
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}
