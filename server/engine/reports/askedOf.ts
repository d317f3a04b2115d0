import { and } from 'drizzle-orm';
import { mapValues } from 'es-toolkit';
import { allowed, boundOf } from '#catalog/engine/access/access.ts';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { endsToday } from '#catalog/engine/comparison.ts';
import { isAnswerable, isOrdered, parameterKeys, type Report } from '#catalog/engine/defineReport.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { mayReadReport } from '#catalog/registry/reportRights.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { disclosed } from '../access/confidence.ts';
import { withinBranch, withinScope } from '../access/scope.ts';
import { demand } from '../crud/demand.ts';
import { readListQuery } from '../crud/query.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { bookSettings } from '../numbering/bookSettings.ts';
import type { ReportQuery } from './ReportSource.ts';

/** What a call says beside the parameters of its report. */
const reserved = new Set(['page', 'size', 'ordering', 'format', 'words']);

export interface Request extends ReportQuery {
  readonly page: number;
  readonly size: number;
  /** Columns to sort by before the report's own order; `-` before a name descends. */
  readonly ordering: readonly string[];
}

/** Parameters by key; 400 for one that the report does not have, or an order by what is no column of it. */
function checked(report: Report, query: URLSearchParams, today: string): Map<string, string> {
  const known = new Set(parameterKeys(report).map(([key]) => key));
  const given = [...query].filter(([key, value]) => !reserved.has(key) && value !== '');
  const columns = (query.get('ordering') ?? '').split(',').filter(Boolean);
  const isSortable = (column: string) => !isOrdered(report) && Object.hasOwn(report.columns, column.replace(/^-/, ''));
  const keys = given.map(([key]) => key);
  refuse([
    ...keys.filter(key => !known.has(key)).map(key => violation(key, 'unknown_field')),
    ...(columns.every(isSortable) ? [] : [violation('ordering', 'unknown_field')]),
    ...(isAnswerable(report, keys) ? [] : (report.needs ?? []).map(name => violation(name, 'required'))),
  ]);
  return new Map([...Object.entries(endsToday(report, Object.fromEntries(given), today)), ...given]);
}

/** What of it concerns the report alone, read as its fields' kinds. */
function chosenOf(host: Host, report: Report, params: ReadonlyMap<string, string>): Map<string, readonly unknown[]> {
  const keys = parameterKeys({ ...report, parameters: {} });
  return new Map(
    keys.flatMap(([key, field]) => {
      const values =
        params
          .get(key)
          ?.split(',')
          .map(one => parseValue({ ...field, required: true }, one, calendarOf(host))) ?? [];
      if (values.some(one => 'code' in one)) refuse([violation(key, 'invalid')]);
      return values.length > 0 ? [[key, values.flatMap(one => ('value' in one ? [one.value] : []))] as const] : [];
    }),
  );
}

interface Question {
  readonly host: Host;
  readonly caller: Caller;
  readonly report: Report;
  readonly query: URLSearchParams;
  /** The first that the report reads. */
  readonly entity: Entity;
  readonly today: string;
  readonly firstMonth: number;
}

function requestOf(question: Question, params: ReadonlyMap<string, string>): Request {
  const { host, caller, report, query, entity, today, firstMonth } = question;
  const chosen = chosenOf(host, report, params);
  const own = [...params].filter(([key]) => !chosen.has(key));
  const list = (entries: readonly (readonly [string, string])[], reader = caller) =>
    readListQuery(
      { host, caller: reader, entity },
      { params: new URLSearchParams(entries.map(one => [...one])), searching: false },
    );
  const but = (parameter: string | undefined) => own.filter(([key]) => key.split('__')[0] !== parameter);
  const paging = ['page', 'size'].map(name => [name, query.get(name) ?? ''] as const);
  const { where, page, size } = list([...own, ...paging]);
  // What the caller may ask for has been looked at above.
  const narrowing = (parameter?: string) => list(but(parameter), { ...caller, role: 'admin' }).where;
  return {
    params,
    chosen,
    today,
    firstMonth,
    timeZone: host.timeZone,
    where,
    page,
    size,
    ordering: (query.get('ordering') ?? '').split(',').filter(Boolean),
    without: parameter => list(but(parameter)).where,
    narrowing,
    summed: and(narrowing(), withinBranch({ caller, entity })),
    disclosed: disclosed({ caller, entity }),
    bound: boundOf(caller),
    as: changed => requestOf(question, new Map([...params, ...Object.entries(mapValues(changed, String))])),
    lists: other => allowed(caller, other, 'list'),
    within: other => withinScope({ caller, entity: other }),
  };
}

/**
 * Reads what is asked of a report, in the words of a list of its first entity. 401 or 403 for whoever may not list all
 * that the report reads, 400 for what cannot be read.
 */
export async function askedOf(host: Host, caller: Caller, report: Report, query: URLSearchParams): Promise<Request> {
  const { firstMonth } = await bookSettings(host.db);
  return askedIn({ host, caller, report, query, firstMonth });
}

/** The same where it is known how the books are kept. */
export function askedIn(asked: Omit<Question, 'entity' | 'today'>): Request {
  const { host, caller, report, query } = asked;
  const [entity] = report.reads.map(entityNamed);
  for (const name of report.reads) demand({ caller, entity: entityNamed(name) }, 'list');
  if (!mayReadReport(caller, report)) throw new Problem(403, 'permission_denied');
  if (!entity) throw new Error(`${report.name} reads nothing`);
  const { today } = calendarOf(host);
  return requestOf({ ...asked, entity, today }, checked(report, query, today));
}
