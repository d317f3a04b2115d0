import { idFrom } from '#catalog/engine/parse.ts';
import { toldApartBy } from '#catalog/registry/importKeys.ts';
import { spelled } from '#catalog/engine/texts/spellings.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { violationText } from '#catalog/engine/violations/text.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { findKnown } from '../access/scope.ts';
import { asProblem } from '../crud/conflict.ts';
import { knownMedia } from '../crud/body.ts';
import { demand } from '../crud/demand.ts';
import { withNewLines } from '../records/lines.ts';
import { createWithin, updateWithin } from '../crud/write.ts';
import type { RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Problem } from '../../platform/problem.ts';
import { toldOfOne } from '../../platform/http/toldOfOne.ts';
import { demandFields } from './demandFields.ts';
import type { MadeAlong, RowError, WrittenRow } from './ImportReport.ts';
import type { ImportRun } from './ImportRun.ts';
import type { Match } from './Match.ts';
import { matchRow } from './matchRow.ts';
import { resolveReferences } from './resolveReference.ts';
import { toldChanges } from './toldChanges.ts';

/** Most mistakes of a row that a report tells. */
const MOST_MISTAKES = 20;

type Done = Pick<WrittenRow, 'outcome' | 'id' | 'changes' | 'kept'>;

/** A row, its references as ids, and the record that it changes; without one it makes one. */
interface Meant {
  readonly row: Values;
  readonly match?: Match | undefined;
}

/** What a foreign sheet leaves blank says nothing, and the keys by which a record was found say what it has already. */
const said = (row: Values, by: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => !by.includes(name) && (typeof value === 'string' ? value.trim() : (value ?? '')) !== '',
    ),
  );

/** The record that a row names by its id, with all that it says, or means by its keys. */
function matched(given: Values, { row, match }: Meant): Meant {
  if (!isNew(given)) return { row, match: { id: idOf(given), by: [] } };
  return match ? { row: said(row, match.by), match } : { row };
}

async function writeRow(tx: Database, request: RequestContext, given: Values, meant: Meant): Promise<Done> {
  const { row, match } = matched(given, meant);
  const body = await knownMedia(request.host, request.entity, row);
  if (!match) {
    demand(request, 'create');
    const made = await createWithin(tx, request, withNewLines(request.entity.fields, body));
    return { outcome: 'create', id: Number(made['id']) };
  }
  demand(request, 'edit');
  const { id } = match;
  // One that a key has found is held from here on, so that what is told of it is what the change found. Those named by id
  // are held already, as far as their sender knows them: nobody is kept out of another, nor learns that it is there.
  const before = await findKnown(tx, request, id, isNew(given));
  if (!before)
    throw new Problem(400, 'invalid', {
      violations: [
        violation('id', 'unknown_reference', { id: JSON.stringify(given['id']).replaceAll('"', '').slice(0, 20) }),
      ],
    });
  const after = await updateWithin(tx, request, id, { body });
  if (after['version'] === before['version']) return { outcome: 'unchanged', id };
  return { outcome: 'update', id, ...toldChanges(request, { body, before, after }) };
}

function brokenRules(error: unknown): readonly Violation[] {
  if (error instanceof Problem && error.details.violations) return error.details.violations;
  throw error;
}

/** Whether a row says wrongly what tells records of the same key apart: nobody knows then which it means. */
const isVague = ({ request: { entity }, keys }: ImportRun, violations: readonly Violation[]): boolean =>
  keys.some(key => toldApartBy(entity, key).some(name => violations.some(({ field }) => field === name)));

/**
 * Writes a row, or refuses it with all that is wrong at once. A reference that is not found is wrong in one way alone,
 * and of a row that means no one record nothing else is said.
 */
async function importRow(tx: Database, run: ImportRun, given: Values): Promise<Done> {
  const { request } = run;
  const { id: _, ...cells } = spelled(request.entity.name, given);
  const { row, violations } = await resolveReferences(tx, run, cells);
  if (isNew(given) && isVague(run, violations)) throw new Problem(400, 'invalid', { violations });
  const match = isNew(given) ? await matchRow(tx, run, row) : undefined;
  if (match && 'code' in match) throw new Problem(400, 'invalid', { violations: [...violations, match] });
  const done = await writeRow(tx, request, given, { row, match }).catch(brokenRules);
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

/**
 * Writes a row in a savepoint, so that one bad row spoils no other's report; of what a refused row made along nothing
 * stays either. Throws a 400 where the keys or references of the import itself are wrong.
 */
export async function reportRow(
  tx: Database,
  run: ImportRun,
  { row, line }: { readonly row: Values; readonly line: number },
): Promise<WrittenRow> {
  demandFields(run);
  const made: MadeAlong[] = [];
  const found = new Map<string, number>();
  try {
    const done = await tx.transaction(inner => importRow(inner, { ...run, made, found }, row));
    if (done.id !== undefined) run.lines.set(done.id, line);
    run.made.push(...made);
    for (const [asked, id] of found) run.known.set(asked, id);
    return { line, ...done, errors: [] };
  } catch (error) {
    return { line, outcome: 'error', errors: errorsOf(error, run.request, run.locale) };
  }
}

/** The id of a row that changes a record; 0, which no record has, for another. */
export function idOf({ id }: Values): number {
  return idFrom(typeof id === 'string' ? id.trim() : id) ?? 0;
}

export const isNew = ({ id }: Values): boolean => id === undefined || id === null || id === '';
