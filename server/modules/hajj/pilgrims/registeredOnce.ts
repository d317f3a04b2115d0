import { and, eq, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { underWay, withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { recognised, telling } from '#catalog/hajj/telling.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import type { Effect, GuardContext, RequestContext } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { toWire } from '#server/engine/records/record.ts';
import { selectFrom } from '#server/engine/records/select.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { lockNumbers, type Twin, twinsOf } from './twins.ts';
import { asBooked, journeyOfDeparture, onJourney, type SaidJourney } from './saidJourney.ts';
import { fileFrom, storedFiles, type WantedFile } from './wantedFile.ts';

const entity = entities.hajj_passenger_info;

type Asked = Pick<RequestContext, 'caller' | 'linesOf'>;

/** Whether the caller would find a file themselves. */
async function isSeen(tx: Database, { caller }: Asked, id: number): Promise<boolean> {
  if (!allowed(caller, entity, 'list')) return false;
  const column = columnOf(tableOf(entity), 'id');
  const rows = await selectFrom(tx, entity, { id: column }).where(and(eq(column, id), withinScope({ caller, entity })));
  return rows.length > 0;
}

/** Names a twin: its line in a sheet that is being imported, the file, or its branch alone for who may not see it. */
async function told(tx: Database, asked: Asked, { id, field }: Twin): Promise<Violation> {
  const line = asked.linesOf?.get(id);
  if (line !== undefined) return violation(field, 'registered_in_line', { line });
  const { rows } = await tx.execute<{ file: string; branch: string | null }>(sql`
    select concat_ws(' ', coalesce(tracking_no, '#' || file.id), given_names, surname) as file, branch.name as branch
    from hajj_passenger_info as file left join branch on branch.id = file.branch where file.id = ${id}`);
  const [row] = rows;
  if (await isSeen(tx, asked, id)) return violation(field, 'registered_already', { file: row?.file ?? '' });
  return violation(field, 'registered_elsewhere', { branch: row?.branch ?? '–' });
}

/** One violation a number, of the newest file that has it. */
async function violations(tx: Database, asked: Asked, file: WantedFile): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const twin of await twinsOf(tx, file))
    if (found.every(({ field }) => field !== twin.field)) found.push(await told(tx, asked, twin));
  return found;
}

/** Whether a change makes a file one that is to be looked at. */
export const isTouched = (before: Values, after: Values): boolean =>
  telling.some(name => (before[name] ?? null) !== (after[name] ?? null));

export const isWithdrawn = ({ status }: WantedFile): boolean => withdrawn.some(one => one === status);

/**
 * Nobody is registered twice for one journey (rules B5), in whatever branch: asked of a new file, and of one whose
 * numbers or journey change.
 */
export const registeredOnce: Effect = {
  lockAhead: (tx, { host }, rows) =>
    lockNumbers(
      tx,
      rows.map(row => fileFrom(row, host.vault)),
    ),
  async check(tx, request, merged, stored) {
    const { host } = request;
    if (!isTouched(stored ? toWire(entity, stored, host, true) : {}, merged)) return [];
    const file = fileFrom(merged, host.vault);
    if (isWithdrawn(file)) return [];
    if (!request.isTrial) await lockNumbers(tx, [file]);
    return violations(tx, request, await asBooked(tx, file));
  },
};

/** A file that has ended, as it is when it is opened again. */
const goingOn = (file: WantedFile): WantedFile => (isWithdrawn(file) ? { ...file, status: underWay[0] } : file);

/** What keeps a file from a journey: the one it is on, or that of a departure; asked without a lock by what is only shown. */
export async function barOfTwin(
  tx: Database,
  request: Asked,
  {
    file,
    departure,
    isLocked = false,
  }: { readonly file: number; readonly departure?: number; readonly isLocked?: boolean },
): Promise<Violation | undefined> {
  const [stored] = await storedFiles(tx, [file]);
  if (!stored) return undefined;
  if (isLocked) await lockNumbers(tx, [stored]);
  const wanted =
    departure === undefined ? await asBooked(tx, stored) : onJourney(stored, await journeyOfDeparture(tx, departure));
  return (await violations(tx, request, goingOn(wanted)))[0];
}

/** What keeps the first of some files from a journey that all of them would be on; all their numbers are locked, in order. */
export async function barOfTwins(
  tx: Database,
  { caller, isTrial }: Pick<RequestContext, 'caller' | 'isTrial'>,
  { files, journey }: { readonly files: readonly number[]; readonly journey: SaidJourney },
): Promise<Violation | undefined> {
  const stored = (await storedFiles(tx, files)).filter(file => !isWithdrawn(file));
  if (!isTrial) await lockNumbers(tx, stored);
  for (const file of stored) {
    const [found] = await violations(tx, { caller }, onJourney(file, journey));
    if (found) return found;
  }
  return undefined;
}

/** The same of the next step of a file that has been registered twice before anybody asked. */
export const notRegisteredTwice = async ({
  tx,
  request,
  record,
}: Pick<GuardContext, 'tx' | 'request'> & { readonly record: { readonly id: number } }) =>
  recognised.some(name => Reflect.get(record, name)) ? barOfTwin(tx, request, { file: record.id }) : undefined;
