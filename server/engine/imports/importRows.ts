import { idFrom } from '#catalog/engine/parse.ts';
import { spelled } from '#catalog/engine/texts/spellings.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { violationText } from '#catalog/engine/violations/text.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { findKnown, knownIds } from '../access/scope.ts';
import { demand } from '../crud/demand.ts';
import { lockAhead } from '../records/runEffects.ts';
import { lockRecords } from '../records/select.ts';
import { asProblem } from '../crud/conflict.ts';
import { knownMedia } from '../crud/body.ts';
import { withNewLines } from '../records/lines.ts';
import { createWithin, updateWithin } from '../crud/write.ts';
import type { RequestContext } from '../context/host.ts';
import type { Stored, Values } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Unnumbered } from '../context/Unnumbered.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { transact } from '../../platform/db/transact.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { toldOfOne } from '../../platform/http/toldOfOne.ts';
import type { Attempt } from '../idempotency/attempt.ts';
import { once } from '../idempotency/once.ts';
import { numberTogether } from '../numbering/numberTogether.ts';
import { resolveReferences } from './resolveReference.ts';

/** What is wrong with a row: a rule that it breaks, or why the host refuses it as a whole. */
interface RowError extends Omit<Violation, 'code'> {
  readonly code: string;
  readonly text: string;
}

export interface RowReport {
  /** Line in the file, counted from 1 without the heading. */
  readonly line: number;
  readonly outcome: 'create' | 'update' | 'unchanged' | 'error';
  readonly id?: number;
  readonly errors: readonly RowError[];
}

interface ImportReport {
  readonly rows: readonly RowReport[];
  readonly totals: Readonly<Record<RowReport['outcome'], number>>;
}

/** Most mistakes of a row that a report tells. */
const MOST_MISTAKES = 20;

/** Leaves the transaction without keeping what it did. */
class Rollback extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('rolled back');
    this.report = report;
  }
}

type Done = Pick<RowReport, 'outcome' | 'id'>;

async function writeRow(tx: Database, request: RequestContext, given: Values, row: Values): Promise<Done> {
  const body = await knownMedia(request.host, request.entity, row);
  if (isNew(given)) {
    const made = await createWithin(tx, request, withNewLines(request.entity.fields, body));
    return { outcome: 'create', id: Number(made['id']) };
  }
  const id = idOf(given);
  const before = await findKnown(tx, request, id);
  if (!before)
    refuse([
      violation('id', 'unknown_reference', { id: JSON.stringify(given['id']).replaceAll('"', '').slice(0, 20) }),
    ]);
  const after = await updateWithin(tx, request, id, { body });
  return { outcome: after['version'] === before?.['version'] ? 'unchanged' : 'update', id };
}

function brokenRules(error: unknown): readonly Violation[] {
  if (error instanceof Problem && error.details.violations) return error.details.violations;
  throw error;
}

/**
 * Writes a row, or refuses it with all that is wrong at once. A reference that is not found is wrong in one way alone.
 */
async function importRow(tx: Database, request: RequestContext, given: Values): Promise<Done> {
  const { id: _, ...cells } = spelled(request.entity.name, given);
  const { row, violations } = await resolveReferences(tx, request, cells);
  const done = await writeRow(tx, request, given, row).catch(brokenRules);
  const others = 'outcome' in done ? [] : done.filter(one => violations.every(other => other.field !== one.field));
  const found = [...violations, ...others];
  if ('outcome' in done && found.length === 0) return done;
  throw new Problem(400, 'invalid', { violations: found });
}

function errorsOf(error: unknown, request: RequestContext, locale: Locale): readonly RowError[] {
  const problem = asProblem(error, request.entity);
  // What is not the row's fault is that of the whole import.
  if (!(problem instanceof Problem) || problem.status >= 500) throw error;
  const { violations } = problem.details;
  if (!violations) {
    const { code, detail } = toldOfOne(problem, locale);
    return [{ field: 'non_field_errors', code, text: detail }];
  }
  return violations.slice(0, MOST_MISTAKES).map(one => ({ ...one, text: violationText(locale, one.code, one.params) }));
}

/** Each row in a savepoint, so that one bad row spoils no other's report. */
async function reportRow(
  tx: Database,
  request: RequestContext,
  { row, line, locale }: { row: Values; line: number; locale: Locale },
): Promise<RowReport> {
  try {
    return { line, ...(await tx.transaction(inner => importRow(inner, request, row))), errors: [] };
  } catch (error) {
    return { line, outcome: 'error', errors: errorsOf(error, request, locale) };
  }
}

/** The id of a row that changes a record; 0, which no record has, for another. */
function idOf({ id }: Values): number {
  return idFrom(typeof id === 'string' ? id.trim() : id) ?? 0;
}

const isNew = ({ id }: Values): boolean => id === undefined || id === null || id === '';

interface ImportRequest {
  readonly rows: readonly Values[];
  readonly commit: boolean;
  readonly locale: Locale;
  /** Is aborted when the sender has left, for whom nothing more is done and nothing kept. */
  readonly signal: AbortSignal;
  /** Under which a commit comes again when its answer was lost. */
  readonly attempt?: Attempt | undefined;
}

export interface Imported {
  readonly report: Stored;
  /** Whether a commit kept nothing, for the errors of its report. */
  readonly isRefused: boolean;
}

/** How long one import may keep the others waiting, in seconds; two thousand rows take a quarter of it. */
const PATIENCE = 60;

/** The others wait for the lane. Whoever has left reads no answer, and what takes too long would take as long again. */
function demandTurn({ signal }: ImportRequest, began: number, now: Date): void {
  if (signal.aborted) throw new Problem(400, 'malformed');
  if (now.getTime() - began > PATIENCE * 1000)
    throw new Problem(422, 'import_too_slow', { params: { seconds: PATIENCE } });
}

/** Does all that is asked for. Throws a `Rollback` where nothing of it is to stay. */
async function importWithin(tx: Database, given: RequestContext, asked: ImportRequest): Promise<ImportReport> {
  const { rows, commit, locale } = asked;
  const { clock } = given.host;
  const began = clock().getTime();
  const linesOf = new Map<number, number>();
  const request = { ...given, unnumbered: new Array<Unnumbered>(), linesOf, isTrial: !commit };
  // Of a record that the sender does not know nobody is kept out.
  await lockRecords(tx, request.entity, [...(await knownIds(tx, request, rows.map(idOf)))]);
  if (commit)
    await lockAhead(
      tx,
      request,
      rows.map(row => spelled(request.entity.name, row)),
    );
  const reports = await mapInOrder([...rows.entries()], async ([index, row]) => {
    demandTurn(asked, began, clock());
    const report = await reportRow(tx, request, { row, line: index + 1, locale });
    if (report.outcome === 'create' && report.id !== undefined) linesOf.set(report.id, report.line);
    return report;
  });
  demandTurn(asked, began, clock());
  const totals = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { outcome } of reports) totals[outcome] += 1;
  const report = { rows: reports, totals };
  if (!commit || totals.error > 0) throw new Rollback(report);
  await numberTogether(tx, request.unnumbered);
  return report;
}

/**
 * Imports rows in one transaction. A dry run does exactly the same and then rolls back, so that its report is what a
 * commit would do, but that it takes no numbers. A commit in which any row fails keeps nothing; one that comes again is
 * answered as before. On a connection of its own, for which the caller waits. 422 `import_too_slow` after a minute, with
 * nothing kept.
 */
export async function importRows(given: RequestContext, asked: ImportRequest): Promise<Imported> {
  const { rows, commit } = asked;
  const attempt = commit ? asked.attempt : undefined;
  if (rows.some(isNew)) demand(given, 'create');
  if (!rows.every(isNew)) demand(given, 'edit');
  const work = async (tx: Database): Promise<Stored> => ({ ...(await importWithin(tx, given, asked)) });
  try {
    const report = await transact(given.host.pools.imports, tx => once(tx, given.host, attempt, () => work(tx)), {
      isRepeatable: attempt !== undefined,
    });
    return { report, isRefused: false };
  } catch (error) {
    if (error instanceof Rollback) return { report: { ...error.report }, isRefused: commit };
    throw error;
  }
}
