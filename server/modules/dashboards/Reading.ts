import { count, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Behind, Figure, ListBehind, Moment, ReportBehind } from '#catalog/dashboards/Behind.ts';
import type { Narrowing } from '#catalog/engine/defineReport.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { reports as known } from '#catalog/registry/reports.ts';
import { mayReadReport } from '#catalog/registry/reportRights.ts';
import { withinScope } from '../../engine/access/scope.ts';
import { titlesAmong } from '../../engine/access/titlesOf.ts';
import { readListQuery } from '../../engine/crud/query.ts';
import { selectFrom } from '../../engine/records/select.ts';
import type { Snapshot } from '../../platform/db/snapshot.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { askedIn } from '../../engine/reports/askedOf.ts';
import type { Gathering } from '../../engine/records/Gathering.ts';
import type { Sourced } from '../../engine/reports/ReportSource.ts';
import { totalsOf } from '../../engine/reports/statements.ts';

/** Who reads a dashboard, in which moment of the database and on which of the agency's days. */
export interface Reading {
  readonly host: Host;
  readonly caller: Caller;
  readonly snapshot: Snapshot;
  /** Reads of it what many parts ask for together. */
  readonly gathering: Gathering;
  readonly moment: Moment;
  readonly reports: readonly Sourced[];
}

/** A figure, and of how many rows it is made. */
export interface Figured {
  readonly value: number | string;
  readonly rows: number;
}

const queryOf = (filter: Narrowing): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));

/** Whether somebody may see the rows behind a figure, and read what they are narrowed by. */
export const sees = (caller: Caller, behind: Behind): boolean =>
  'report' in behind
    ? mayReadReport(caller, known[behind.report])
    : allowed(caller, entities[behind.list], 'list') &&
      Object.keys(behind.filter).every(key => mayRead(caller, entities[behind.list], key.split('__')[0] ?? ''));

/** What narrows a list to the rows behind a figure that the caller may know of. */
export const whereOf = ({ host, caller }: Reading, { list, filter }: ListBehind): SQL | undefined =>
  readListQuery({ host, caller, entity: entities[list] }, { params: queryOf(filter), searching: false }).where;

/** A report as it is asked for behind a figure. */
function askedBehind(
  { host, caller, reports, moment: { firstMonth } }: Reading,
  { report: name, filter }: ReportBehind,
) {
  const sourced = reports.find(({ report }) => report.name === name);
  if (!sourced) throw new Error(`no report ${name}`);
  return { sourced, asked: askedIn({ host, caller, report: sourced.report, query: queryOf(filter), firstMonth }) };
}

/** The rows of a report behind a figure, to select from. */
export function rowsBehind(reading: Reading, behind: ReportBehind): SQL {
  const { sourced, asked } = askedBehind(reading, behind);
  return sql`(${sourced.source.rows(asked)}) as told`;
}

/** Tells a figure as the list or the report behind it does. */
export async function figureOf(reading: Reading, { behind, sum }: Figure): Promise<Figured> {
  const found = behind(reading.moment);
  if ('list' in found) {
    const where = whereOf(reading, found);
    const counted = selectFrom(reading.host.db, entities[found.list], { total: count().as('total') }).where(where);
    const [row] = await reading.gathering.ask(counted.getSQL());
    const total = Number(row?.['total'] ?? 0);
    return { value: total, rows: total };
  }
  const { sourced, asked } = askedBehind(reading, found);
  const [row = {}] = await reading.gathering.ask(totalsOf(sourced, asked));
  const total = Number(row['total rows']);
  return { value: sum === undefined ? total : String(row[sum]), rows: total };
}

/** Titles of records by id, as far as the reader may know of them; the others are left out. */
export async function titlesIn(
  { host, caller, gathering }: Reading,
  name: EntityName,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const entity = entities[name];
  const wanted = [...new Set(ids)].filter(id => id !== null && id !== undefined);
  if (wanted.length === 0 || !allowed(caller, entity, 'list')) return new Map();
  const found = await gathering.ask(titlesAmong(host.db, entity, wanted, withinScope({ caller, entity })).getSQL());
  return new Map(found.map(row => [Number(row['id']), row['title'] ?? '']));
}
