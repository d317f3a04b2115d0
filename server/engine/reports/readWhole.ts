import { sql } from 'drizzle-orm';
import { type ReportRow, totalled } from '#catalog/engine/defineReport.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { Snapshot } from '../../platform/db/snapshot.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { titlesOf } from '../access/titlesOf.ts';
import type { Request } from './askedOf.ts';
import { openReading } from './openReading.ts';
import { carriedIn, edgeOf } from './readPage.ts';
import type { Sourced } from './ReportSource.ts';
import { rowsOf, totalsOf } from './statements.ts';

/** Rows that are in memory at a time. */
const CHUNK = 1000;

/** Rows of a sheet, with the names of the records that they point to. */
export interface Part {
  readonly kind: 'opening' | 'rows' | 'totals' | 'closing';
  readonly rows: readonly ReportRow[];
  /** Names by column and id. */
  readonly titles: Readonly<Record<string, ReadonlyMap<unknown, string>>>;
}

interface Reading {
  readonly snapshot: Snapshot;
  readonly caller: Caller;
  readonly sourced: Sourced;
}

async function partOf(
  { snapshot, caller, sourced }: Reading,
  kind: Part['kind'],
  rows: readonly ReportRow[],
): Promise<Part> {
  const titles: Record<string, ReadonlyMap<unknown, string>> = {};
  for (const [name, { field }] of Object.entries(sourced.report.columns)) {
    if (!field.target) continue;
    const ids = rows.map(row => row[name]);
    titles[name] = await titlesOf(snapshot.db, { caller, entity: entityNamed(field.target) }, ids);
  }
  return { kind, rows, titles };
}

/**
 * The whole of a report a thousand rows at a time, all of one moment: what stands before its rows, the rows, the sums
 * over them, and what stands after. The connection is given back with the last part, or when the reader leaves.
 */
export async function* readWhole(
  host: Host,
  caller: Caller,
  sourced: Sourced,
  asked: Request,
): AsyncGenerator<Part, void, undefined> {
  const snapshot = await openReading(host.pools.reports, `${caller.id}`);
  const within = { snapshot, caller, sourced };
  try {
    const opening = await edgeOf(snapshot, sourced, 'opening', asked);
    if (opening) yield await partOf(within, 'opening', [opening]);
    const carried = await carriedIn(snapshot, sourced, { ...asked, page: 1 });
    const rows = rowsOf(sourced, asked, carried?.[sourced.report.running ?? '']);
    await snapshot.run(sql`declare whole no scroll cursor for ${rows}`);
    for (let isLast = false; !isLast;) {
      const some = await snapshot.run(sql.raw(`fetch ${CHUNK} from whole`));
      isLast = some.length < CHUNK;
      yield await partOf(within, 'rows', some);
    }
    const [totals = {}] = await snapshot.run(totalsOf(sourced, asked));
    const closing = await edgeOf(snapshot, sourced, 'closing', asked);
    const last = [
      ...(totalled(sourced.report).length > 0 ? [await partOf(within, 'totals', [totals])] : []),
      ...(closing ? [await partOf(within, 'closing', [closing])] : []),
    ];
    await snapshot.commit();
    yield* last;
  } finally {
    snapshot.release();
  }
}
