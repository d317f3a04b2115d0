import { inArray, lte } from 'drizzle-orm';
import { DAYS_TO_UNDO } from '#catalog/engine/importRuns.ts';
import { entities } from '#catalog/registry/entities.ts';
import { repeatedly } from '../../platform/repeatedly.ts';
import type { Host } from '../context/host.ts';
import { importRow } from '../schema/importRow.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

/** How often what can no longer be undone is swept, in milliseconds. */
const SWEEP = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Imports of this instant or before can no longer be undone. */
export const lastToUndo = (now: Date): Date => new Date(now.getTime() - DAYS_TO_UNDO * DAY);

/** Forgets which records imports have changed, and what they were before, once these can no longer be undone. */
export async function sweepRows({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<void> {
  const runs = tableOf(entities.import_run);
  const tooOld = db
    .select({ id: columnOf(runs, 'id') })
    .from(runs)
    .where(lte(columnOf(runs, 'created_at'), lastToUndo(clock())));
  await db.delete(importRow).where(inArray(importRow.run, tooOld));
}

/** Sweeps from now on; gives what ends it after the sweep under way. */
export const keepSweepingRows = (host: Pick<Host, 'db' | 'clock' | 'log'>): (() => Promise<void>) =>
  repeatedly(() => sweepRows(host), { every: SWEEP, log: host.log, failed: 'rows of imports not swept' });
