import type { DataProvider, RaRecord, SortPayload } from 'react-admin';
import { isAnswerable, type Narrowing, type ReportRow } from '../../catalog/engine/defineReport.ts';
import { reportAt } from '../../catalog/registry/reports.ts';
import { appendFilters } from './query.ts';
import { type Host, send } from './send.ts';

/** What a page of a report tells beside its rows. */
export interface ReportFoot {
  /** Sums over the whole result. */
  readonly totals: ReportRow;
  /** Of each group on the page the sums over all of its rows. */
  readonly groups?: readonly ReportRow[];
  readonly opening?: ReportRow;
  /** The balance before the rows of a page that is not the first. */
  readonly carried?: ReportRow;
  readonly closing?: ReportRow;
  /** The day as of which it is made. */
  readonly as_of?: string;
  /** Its last day, of one that is of a period. */
  readonly until?: string;
  /** What these rows were asked for; others may be on their way by now. */
  readonly asked: Narrowing;
}

interface Answer extends Omit<ReportFoot, 'asked'> {
  readonly rows: readonly ReportRow[];
  readonly total: number;
}

interface Wanted {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
}

/** The field by which React-Admin sorts what is in an order of its own. */
export const OWN_ORDER = 'id';

/** What a call about a report is asked for. */
export function reportQuery({ filter, sort }: Wanted): URLSearchParams {
  const query = new URLSearchParams();
  if (sort.field !== OWN_ORDER) query.set('ordering', sort.order === 'DESC' ? `-${sort.field}` : sort.field);
  appendFilters(query, filter);
  return query;
}

/** A report as a list: its rows are numbered, and its sums come as what is told about the list. */
export const reportCalls = (host: Host): Pick<DataProvider, 'getList'> => ({
  async getList(resource, { pagination = { page: 1, perPage: 50 }, sort, filter = {}, signal }) {
    const { page, perPage } = pagination;
    const report = reportAt(resource);
    // Its page says what to choose first.
    if (report && !isAnswerable(report, Object.keys(filter))) return { data: [], total: 0 };
    const query = reportQuery({ filter, sort: sort ?? { field: OWN_ORDER, order: 'ASC' } });
    query.set('page', String(page));
    query.set('size', String(perPage));
    const { body } = await send(host, { path: `/api/reports/${report?.name}`, query, signal });
    // The host's answer; its own description is the promise.
    const { rows, total, ...meta } = body as Answer;
    const data: RaRecord[] = rows.map((row, at) => ({ ...row, id: (page - 1) * perPage + at + 1 }));
    // React-Admin lets the caller choose the record type, which no provider can promise.
    return { data: data as never[], total, meta: { ...meta, asked: filter } };
  },
});
