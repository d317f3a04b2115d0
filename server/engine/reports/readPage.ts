import type { SQL } from 'drizzle-orm';
import { isEqual, mapKeys, pick } from 'es-toolkit';
import { lastDayKey } from '#catalog/engine/comparison.ts';
import { type Report, type ReportRow, toldBy, totalled } from '#catalog/engine/defineReport.ts';
import type { SnapshotRow, Snapshot } from '../../platform/db/snapshot.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { askedOf, type Request } from './askedOf.ts';
import type { Sourced } from './ReportSource.ts';
import { openReading } from './openReading.ts';
import {
  carriedTo,
  groupSum,
  isReadOnce,
  overviewOf,
  pageOf,
  type PagePosition,
  totalsOf,
  wholeSum,
} from './statements.ts';

const columnsOf = (report: Report, row: SnapshotRow): ReportRow => pick(row, toldBy(report));

/** The groups on a page, in order, each with the sums over all of its rows. */
function groupsOf(report: Report, rows: readonly SnapshotRow[]): ReportRow[] {
  const { groupBy } = report;
  if (groupBy === undefined) return [];
  const heads = rows.map(row => ({
    [groupBy]: row[groupBy],
    ...mapKeys(pick(row, totalled(report).map(groupSum)), (_, name) => name.slice(groupSum('').length)),
  }));
  return heads.filter((head, at) => !isEqual(head[groupBy], heads[at - 1]?.[groupBy]) || at === 0);
}

/** A row that stands before the first or after the last, where the report has one. */
export async function edgeOf(
  snapshot: Snapshot,
  { report, source }: Sourced,
  edge: 'opening' | 'closing',
  asked: Request,
): Promise<ReportRow | undefined> {
  const statement = source[edge]?.(asked);
  const row = await firstOf(snapshot, statement);
  return row && columnsOf(report, row);
}

const firstOf = async (snapshot: Snapshot, statement: SQL | undefined): Promise<SnapshotRow | undefined> =>
  statement && (await snapshot.run(statement))[0];

/** The balance before the rows of a page, where the report has a running one. */
export const carriedIn = (snapshot: Snapshot, sourced: Sourced, asked: Request, place?: PagePosition) =>
  firstOf(snapshot, carriedTo(sourced, asked, place));

/** Sums over the whole, as the rows of a page tell them that is read with its sums. */
function sumsIn(report: Report, [row]: readonly SnapshotRow[]): SnapshotRow | undefined {
  const sums = totalled(report).map(name => [name, row?.[wholeSum(name)]]);
  return row && isReadOnce(report) ? { 'total rows': row['total rows'], ...Object.fromEntries(sums) } : undefined;
}

/** The day up to which it was made, whether its reader has chosen it or not. */
function lastDayOf(report: Report, { params }: Request): { readonly as_of?: string } | { readonly until?: string } {
  const day = params.get(lastDayKey(report) ?? '');
  if (day === undefined) return {};
  return report.asOf === undefined ? { until: day } : { as_of: day };
}

async function answerIn(snapshot: Snapshot, sourced: Sourced, asked: Request) {
  const { report } = sourced;
  const overview = await firstOf(snapshot, overviewOf(sourced, asked));
  const place = typeof overview?.['passed'] === 'number' ? (overview as unknown as PagePosition) : undefined;
  const carried = await carriedIn(snapshot, sourced, asked, place);
  const rows = await snapshot.run(pageOf(sourced, asked, { before: carried?.[report.running ?? ''], place }));
  const sums = overview ?? sumsIn(report, rows) ?? (await firstOf(snapshot, totalsOf(sourced, asked)));
  const opening = await edgeOf(snapshot, sourced, 'opening', asked);
  const closing = await edgeOf(snapshot, sourced, 'closing', asked);
  return {
    rows: rows.map(row => columnsOf(report, row)),
    total: sums?.['total rows'],
    totals: pick(sums ?? {}, totalled(report)),
    page: asked.page,
    size: asked.size,
    ...(report.groupBy !== undefined && { groups: groupsOf(report, rows) }),
    ...lastDayOf(report, asked),
    ...(opening && { opening }),
    ...(carried && asked.page > 1 && { carried }),
    ...(closing && { closing }),
  };
}

/** One page of a report with the sums over its whole result, all of one moment. */
export async function readPage(host: Host, caller: Caller, sourced: Sourced, query: URLSearchParams) {
  const asked = await askedOf(host, caller, sourced.report, query);
  const snapshot = await openReading(host.pools.reports, `${caller.id}`);
  try {
    const answer = await answerIn(snapshot, sourced, asked);
    await snapshot.commit();
    return answer;
  } finally {
    snapshot.release();
  }
}
