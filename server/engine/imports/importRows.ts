import { omit } from 'es-toolkit';
import { spelled } from '#catalog/engine/texts/spellings.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { knownIds } from '../access/scope.ts';
import { demand } from '../crud/demand.ts';
import { lockAhead } from '../records/runEffects.ts';
import { lockRecords } from '../records/select.ts';
import type { RequestContext } from '../context/host.ts';
import type { Stored, Values } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Unnumbered } from '../context/Unnumbered.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { transact } from '../../platform/db/transact.ts';
import { Problem } from '../../platform/problem.ts';
import type { Attempt } from '../idempotency/attempt.ts';
import { once } from '../idempotency/once.ts';
import { numberTogether } from '../numbering/numberTogether.ts';
import type { ImportReport } from './ImportReport.ts';
import type { ImportRun } from './ImportRun.ts';
import { idOf, isNew, reportRow } from './importRow.ts';
import { keepRun } from './keepRun.ts';

/** Leaves the transaction without keeping what it did. */
class Rollback extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('rolled back');
    this.report = report;
  }
}

interface ImportRequest {
  readonly rows: readonly Values[];
  /** What the file is called that they come from. */
  readonly sheet: string;
  readonly keys: ImportRun['keys'];
  readonly make: ImportRun['make'];
  /** Rows of the sheet that its sender has kept out of these. */
  readonly leftOut: number;
  /** Lines of the file in which the rows stand; of one that is not told, its place among the rows. */
  readonly lines: readonly number[];
  readonly commit: boolean;
  readonly locale: Locale;
  /** Is aborted when the sender has left, for whom nothing more is done and nothing kept. */
  readonly signal: AbortSignal;
  /** Under which a commit comes again when its answer was lost. */
  readonly attempt?: Attempt | undefined;
  /** Is told how many rows are done, every now and then. */
  onProgress?(done: number): void;
}

export interface Imported {
  readonly report: Stored;
  /** Whether a commit kept nothing, for the errors of its report. */
  readonly isRefused: boolean;
}

/** How long one import may keep the others waiting, in seconds; as many rows as it may have take a quarter of it. */
const PATIENCE = 600;

/** After how many rows it is told how far it is. */
const TOLD_EVERY = 20;

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
  const lines = new Map<number, number>();
  const request = { ...given, unnumbered: new Array<Unnumbered>(), linesOf: lines, isTrial: !commit };
  const { keys, make } = asked;
  const run: ImportRun = { request, locale, keys, make, lines, made: [], known: new Map(), found: new Map() };
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
    if (index % TOLD_EVERY === 0) asked.onProgress?.(index);
    return reportRow(tx, run, { row, line: index + 1 });
  });
  demandTurn(asked, began, clock());
  const totals = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { outcome } of reports) totals[outcome] += 1;
  const report = { rows: reports.map(row => omit(row, ['kept'])), totals, made: run.made };
  if (!commit || totals.error > 0) throw new Rollback(report);
  await numberTogether(tx, request.unnumbered);
  const inFile = reports.map(row => ({ ...row, line: asked.lines[row.line - 1] ?? row.line }));
  const kept = await keepRun(tx, request, {
    rows: inFile,
    made: run.made,
    sheet: asked.sheet,
    leftOut: asked.leftOut,
  });
  return { ...report, ...(kept !== undefined && { run: kept }) };
}

/**
 * Imports rows in one transaction. A dry run does exactly the same and then rolls back, so that its report is what a
 * commit would do, but that it takes no numbers. A commit in which any row fails keeps nothing; one that comes again is
 * answered as before. On a connection of its own, for which the caller waits. 422 `import_too_slow` after ten minutes,
 * with nothing kept.
 */
export async function importRows(given: RequestContext, asked: ImportRequest): Promise<Imported> {
  const { rows, commit } = asked;
  const attempt = commit ? asked.attempt : undefined;
  // Whoever looks for records by keys may find all of them; each row then asks for what it does.
  if (asked.keys.length === 0 && rows.some(isNew)) demand(given, 'create');
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
