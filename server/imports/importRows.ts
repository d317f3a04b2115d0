import { type Violation, violation } from '../../catalog/violation.ts';
import { violationText } from '../../catalog/violations/text.ts';
import type { Locale } from '../../catalog/texts.ts';
import { demand } from '../crud/demand.ts';
import { findStored } from '../crud/select.ts';
import { asProblem } from '../crud/conflict.ts';
import { knownMedia } from '../crud/body.ts';
import { createWithin, type Desk, updateWithin } from '../crud/write.ts';
import type { Values } from '../crud/validate.ts';
import type { Database } from '../host.ts';
import { Problem, refuse } from '../http/problem.ts';
import { resolveReferences } from './resolveReference.ts';

export interface RowReport {
  /** Line in the file, counted from 1 without the heading. */
  readonly line: number;
  readonly outcome: 'create' | 'update' | 'unchanged' | 'error';
  readonly id?: number;
  readonly errors: readonly (Violation & { readonly text: string })[];
}

export interface ImportReport {
  readonly rows: readonly RowReport[];
  readonly totals: Readonly<Record<RowReport['outcome'], number>>;
}

/** Leaves the transaction without keeping what it did. */
class Rollback extends Error {}

type Done = Pick<RowReport, 'outcome' | 'id'>;

async function importRow(tx: Database, desk: Desk, given: Values): Promise<Done> {
  const { id: rawId, ...rest } = given;
  const { row, violations } = await resolveReferences(tx, desk.entity, rest);
  refuse(violations);
  const body = await knownMedia(desk.host, desk.entity, row);
  if (rawId === undefined || rawId === null || rawId === '') {
    demand(desk, 'create');
    return { outcome: 'create', id: Number((await createWithin(tx, desk, body))['id']) };
  }
  demand(desk, 'edit');
  const id = Number(rawId);
  const before = Number.isInteger(id) ? await findStored(tx, desk.entity, id) : undefined;
  if (!before) refuse([violation('id', 'unknown_reference', { id: typeof rawId === 'string' ? rawId.slice(0, 20) : id })]);
  const after = await updateWithin(tx, desk, id, { body });
  return { outcome: after['version'] === before?.['version'] ? 'unchanged' : 'update', id };
}

function errorsOf(error: unknown, desk: Desk, locale: Locale): RowReport['errors'] {
  const problem = asProblem(error, desk.entity);
  if (!(problem instanceof Problem)) throw error;
  const violations = problem.details.violations ?? [violation('non_field_errors', 'read_only')];
  return violations.map(one => ({ ...one, text: violationText(locale, one.code, one.params) }));
}

/** Each row in a savepoint, so that one bad row spoils no other's report. */
async function reportRow(tx: Database, desk: Desk, { row, line, locale }: { row: Values; line: number; locale: Locale }): Promise<RowReport> {
  try {
    return { line, ...(await tx.transaction(inner => importRow(inner, desk, row))), errors: [] };
  } catch (error) {
    return { line, outcome: 'error', errors: errorsOf(error, desk, locale) };
  }
}

/**
 * Imports rows in one transaction. A dry run does exactly the same and then rolls back, so that its report is what a
 * commit would do. A commit in which any row fails keeps nothing.
 */
export async function importRows(desk: Desk, { rows, commit, locale }: { rows: readonly Values[]; commit: boolean; locale: Locale }): Promise<ImportReport> {
  const reports: RowReport[] = [];
  const totals = { create: 0, update: 0, unchanged: 0, error: 0 };
  try {
    await desk.host.db.transaction(async tx => {
      for (const [index, row] of rows.entries()) {
        const report = await reportRow(tx, desk, { row, line: index + 1, locale });
        totals[report.outcome] += 1;
        reports.push(report);
      }
      if (!commit || totals.error > 0) throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  return { rows: reports, totals };
}
