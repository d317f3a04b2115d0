import { isEqual, mapKeys, pick } from 'es-toolkit';
import { type Report, type ReportRow, toldBy, totalled } from '../../catalog/defineReport.ts';
import type { Found, Snapshot } from '../db/snapshot.ts';
import type { Caller, Host } from '../host.ts';
import { askedOf, type Request } from './askedOf.ts';
import type { Sourced } from './ReportSource.ts';
import { openReading } from './openReading.ts';
import { carriedTo, groupSum, pageOf, totalsOf } from './statements.ts';

const columnsOf = (report: Report, row: Found): ReportRow => pick(row, toldBy(report));

/** The groups on a page, in order, each with the sums over all of its rows. */
function groupsOf(report: Report, rows: readonly Found[]): ReportRow[] {
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
  const [row] = statement ? await snapshot.run(statement) : [];
  return row && columnsOf(report, row);
}

/** The balance before the rows of a page, where the report has a running one. */
export async function carriedIn(snapshot: Snapshot, sourced: Sourced, asked: Request): Promise<ReportRow | undefined> {
  const statement = carriedTo(sourced, asked);
  const [row] = statement ? await snapshot.run(statement) : [];
  return row;
}

async function answerIn(snapshot: Snapshot, sourced: Sourced, asked: Request) {
  const { report } = sourced;
  const [{ 'total rows': total, ...totals } = {}] = await snapshot.run(totalsOf(sourced, asked));
  const carried = await carriedIn(snapshot, sourced, asked);
  const rows = await snapshot.run(pageOf(sourced, asked, carried?.[report.running ?? '']));
  const opening = await edgeOf(snapshot, sourced, 'opening', asked);
  const closing = await edgeOf(snapshot, sourced, 'closing', asked);
  return {
    rows: rows.map(row => columnsOf(report, row)),
    total,
    totals,
    page: asked.page,
    size: asked.size,
    ...(report.groupBy !== undefined && { groups: groupsOf(report, rows) }),
    ...(report.asOf !== undefined && { as_of: asked.params.get(`${report.asOf}__lte`) }),
    ...(opening && { opening }),
    ...(carried && asked.page > 1 && { carried }),
    ...(closing && { closing }),
  };
}

/** One page of a report with the sums over its whole result, all of one moment. */
export async function readPage(host: Host, caller: Caller, sourced: Sourced, query: URLSearchParams) {
  const asked = askedOf(host, caller, sourced.report, query);
  const snapshot = await openReading(host.lanes.reports, `${caller.id}`);
  try {
    const answer = await answerIn(snapshot, sourced, asked);
    await snapshot.commit();
    return answer;
  } finally {
    snapshot.release();
  }
}
