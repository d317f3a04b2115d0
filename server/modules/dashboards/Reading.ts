import { count, type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Behind, Figure, ListBehind, Moment, ReportBehind } from '#catalog/dashboards/Behind.ts';
import type { Narrowing } from '#catalog/engine/defineReport.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { reports as known } from '#catalog/registry/reports.ts';
import { mayReadReport } from '#catalog/registry/reportRights.ts';
import { readListQuery } from '../../engine/crud/query.ts';
import { selectFrom } from '../../engine/records/select.ts';
import type { Snapshot } from '../../platform/db/snapshot.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { askedOf } from '../../engine/reports/askedOf.ts';
import type { Sourced } from '../../engine/reports/ReportSource.ts';
import { totalsOf } from '../../engine/reports/statements.ts';

/** Who reads a dashboard, in which moment of the database and on which of the agency's days. */
export interface Reading {
  readonly host: Host;
  readonly caller: Caller;
  readonly snapshot: Snapshot;
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
async function askedBehind({ host, caller, reports }: Reading, { report: name, filter }: ReportBehind) {
  const sourced = reports.find(({ report }) => report.name === name);
  if (!sourced) throw new Error(`no report ${name}`);
  return { sourced, asked: await askedOf(host, caller, sourced.report, queryOf(filter)) };
}

/** The rows of a report behind a figure, to select from. */
export async function rowsBehind(reading: Reading, behind: ReportBehind): Promise<SQL> {
  const { sourced, asked } = await askedBehind(reading, behind);
  return sql`(${sourced.source.rows(asked)}) as told`;
}

/** Tells a figure as the list or the report behind it does. */
export async function figureOf(reading: Reading, { behind, sum }: Figure): Promise<Figured> {
  const found = behind(reading.moment);
  if ('list' in found) {
    const where = whereOf(reading, found);
    const [row] = await selectFrom(reading.snapshot.db, entities[found.list], { total: count() }).where(where);
    const total = row?.total ?? 0;
    return { value: total, rows: total };
  }
  const { sourced, asked } = await askedBehind(reading, found);
  const [row = {}] = await reading.snapshot.run(totalsOf(sourced, asked));
  const total = Number(row['total rows']);
  return { value: sum === undefined ? total : String(row[sum]), rows: total };
}
