import { idFrom } from '#catalog/engine/parse.ts';
import { spelled } from '#catalog/engine/texts/spellings.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { violationText } from '#catalog/engine/violations/text.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { findKnown } from '../access/scope.ts';
import { asProblem } from '../crud/conflict.ts';
import { knownMedia } from '../crud/body.ts';
import { withNewLines } from '../records/lines.ts';
import { createWithin, updateWithin } from '../crud/write.ts';
import type { RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { toldOfOne } from '../../platform/http/toldOfOne.ts';
import type { RowError, WrittenRow } from './ImportReport.ts';
import type { ImportRun } from './ImportRun.ts';
import { resolveReferences } from './resolveReference.ts';

/** Most mistakes of a row that a report tells. */
const MOST_MISTAKES = 20;

type Done = Pick<WrittenRow, 'outcome' | 'id' | 'changes' | 'kept'>;

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

/** Writes a row in a savepoint, so that one bad row spoils no other's report. */
export async function reportRow(
  tx: Database,
  { request, locale, lines }: ImportRun,
  { row, line }: { readonly row: Values; readonly line: number },
): Promise<WrittenRow> {
  try {
    const done = await tx.transaction(inner => importRow(inner, request, row));
    if (done.id !== undefined) lines.set(done.id, line);
    return { line, ...done, errors: [] };
  } catch (error) {
    return { line, outcome: 'error', errors: errorsOf(error, request, locale) };
  }
}

/** The id of a row that changes a record; 0, which no record has, for another. */
export function idOf({ id }: Values): number {
  return idFrom(typeof id === 'string' ? id.trim() : id) ?? 0;
}

export const isNew = ({ id }: Values): boolean => id === undefined || id === null || id === '';
