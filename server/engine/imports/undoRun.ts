import { and, desc, eq, sql } from 'drizzle-orm';
import { groupBy, sortBy } from 'es-toolkit';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { RequestContext } from '../context/host.ts';
import { lockAhead } from '../records/runEffects.ts';
import { lockRecords } from '../records/select.ts';
import { importRow } from '../schema/importRow.ts';
import { keepUndone } from './keepUndone.ts';
import { recordVersions } from './recordVersions.ts';
import { type KeptRow, undoRow, valuesBefore, type WhyLeft } from './undoRow.ts';

/** A record that an undo has left as it is. */
export interface LeftRow extends WhyLeft {
  readonly row: KeptRow;
}

interface Undone {
  /** Records that were taken back. */
  readonly undone: number;
  readonly left: readonly LeftRow[];
}

/** What of an import is not taken back yet: the last that was done first, what was made along at the end. */
const openRows = (tx: Database, run: number): Promise<KeptRow[]> =>
  tx
    .select()
    .from(importRow)
    .where(and(eq(importRow.run, run), eq(importRow.is_undone, false)))
    .orderBy(sql`${importRow.line} is null`, desc(importRow.id));

/** Keeps others from changing the records, in one order for everybody, and what their effects will lock. */
async function lockAll(tx: Database, request: RequestContext, rows: readonly KeptRow[]): Promise<void> {
  await mapInOrder(
    sortBy(Object.entries(groupBy(rows, one => one.entity)), [([name]) => name]),
    async ([name, ones]) => {
      const entity = entityNamed(name);
      const ids = ones.map(({ record }) => record);
      await lockRecords(tx, entity, ids);
      const before = ones.map(row => valuesBefore(request.host, row)).filter(values => values !== undefined);
      if (before.length > 0) await lockAhead(tx, { ...request, entity }, before);
    },
  );
}

/**
 * Takes back what an import did, within a transaction, each record in a savepoint: what it made is deleted, what it
 * changed becomes as it was, by the very rights and effects of whoever undoes it. A record that has another version than
 * the import left it with is left, and so is one that anything forbids; what is no more needs nothing. What was taken back
 * is marked, and is not tried again.
 */
export async function undoRun(
  tx: Database,
  request: RequestContext,
  { run, locale }: { readonly run: number; readonly locale: Locale },
): Promise<Undone> {
  const rows = await openRows(tx, run);
  await lockAll(tx, request, rows);
  // Compared before anything is taken back, since that changes what refers to it, too.
  const versions = await recordVersions(tx, rows);
  let undone = 0;
  const left: LeftRow[] = [];
  await mapInOrder(rows, async row => {
    const version = versions.of(row);
    if (version === undefined) return;
    const why = await undoRow(tx, request, { row, locale, isChanged: version !== row.version });
    if (why) left.push({ ...why, row });
    else undone += 1;
  });
  await keepUndone(tx, rows, left);
  return { undone, left };
}
