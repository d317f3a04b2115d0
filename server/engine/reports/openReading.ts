import type pg from 'pg';
import { boundedReading } from '../../platform/db/boundedReading.ts';
import { databaseErrorOf } from '../../platform/db/databaseError.ts';
import { REPORTS_AT_ONCE } from '../../platform/db/pools.ts';
import type { Snapshot } from '../../platform/db/snapshot.ts';
import { Problem } from '../../platform/problem.ts';

/** Seconds that the database works on any one statement of a report. */
const PATIENCE = 15;
const open = boundedReading({ atOnce: REPORTS_AT_ONCE, patience: 20_000, seconds: PATIENCE });

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
  const snapshot = await open(pool, reader);
  return {
    ...snapshot,
    run: async statement => {
      try {
        return await snapshot.run(statement);
      } catch (error) {
        throw tooSlow(error);
      }
    },
  };
}
