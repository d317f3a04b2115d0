import { and, eq, type SQL } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import { type Entity, fieldOf, rootOf } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { isKeepable } from '#catalog/engine/parse.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { withinScope } from '../access/scope.ts';
import { columnsOf } from '../records/select.ts';
import type { RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import { namedBy } from '../records/runEffects.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { isObject } from '../../platform/http/isObject.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { ImportRun } from './ImportRun.ts';
import { makeAlong, mayMakeAlong } from './makeAlong.ts';
import { referencesByCode } from './referencesByCode.ts';
import { referencesById } from './referencesById.ts';
import { referencesByTitle } from './referencesByTitle.ts';
import { type ReferenceText, referenceText } from './referenceText.ts';

/** More than anybody types into a cell. */
const MOST_TITLES = 200;

/** The titles that a cell names, several of them apart by semicolons. */
const titlesIn = (cell: string, kind: Field['kind']): string[] =>
  kind === 'refs'
    ? cell
        .split(';')
        .map(one => one.trim())
        .filter(Boolean)
    : [cell.trim()];

/** What narrows the records that a field points to: the sibling that it lies within, and the caller's bounds. */
function narrowed(pointed: RequestContext, { entity, name, row }: Cell): SQL | undefined {
  const { within } = fieldOf(entity, name);
  const parent = within && entity.fields[within]?.target;
  const column = parent ? columnsOf(pointed.entity)[parent] : undefined;
  const sibling = within && column && typeof row[within] === 'number' ? eq(column, row[within]) : undefined;
  return and(sibling, withinScope(pointed));
}

interface Cell {
  readonly entity: Entity;
  readonly name: string;
  /** The row, references before this one as ids. */
  readonly row: Values;
}

/** Whether a cell stands in a line of the record. */
const isOfLine = ({ request }: ImportRun, { entity }: Cell): boolean => entity !== request.entity;

interface Resolved {
  readonly value: number | number[] | undefined;
  readonly violations: readonly Violation[];
}

/**
 * Ids of records that are there, by what a cell says: by number and title, or else by the title, which may end with a
 * number itself. Undefined where several have it. What was found for rows before is not looked for again, but in the
 * records that the import itself writes.
 */
async function knownOf(db: Database, run: ImportRun, cell: Cell, texts: readonly ReferenceText[]) {
  const { request } = run;
  const { target = '', within = '' } = fieldOf(cell.entity, cell.name);
  const pointed = { ...request, entity: entityNamed(target) };
  const isKept = rootOf(pointed.entity) !== rootOf(request.entity);
  const keyOf = (text: string): string =>
    `${isOfLine(run, cell) ? 'line ' : ''}${target} ${JSON.stringify(cell.row[within] ?? null)} ${text}`;
  const found = new Map<string, number | undefined>();
  for (const { text } of isKept ? texts : []) {
    const id = run.known.get(keyOf(text));
    if (id !== undefined) found.set(text, id);
  }
  const open = texts.filter(({ text }) => !found.has(text));
  // A bare number in a line is one of the program that wrote it, such as the code of an account; only `#12` is ours.
  const byId = isOfLine(run, cell) ? open.filter(({ text }) => text.includes('#')) : open;
  for (const [text, id] of await referencesById(db, pointed, byId)) found.set(text, id);
  const titled = allowed(request.caller, pointed.entity, 'list') ? open.filter(({ text }) => !found.has(text)) : [];
  const titles = uniq(titled.flatMap(({ text, title }) => [text, title])).filter(Boolean);
  const byTitles = await referencesByTitle(db, pointed.entity, titles, narrowed(pointed, cell));
  for (const { text, title } of titled) {
    const meant = [text, title].find(one => byTitles.has(one));
    if (meant !== undefined) found.set(text, byTitles.get(meant));
  }
  if (isOfLine(run, cell)) {
    const coded = titled.map(({ text }) => text).filter(text => found.get(text) === undefined);
    for (const [text, id] of await referencesByCode(db, pointed, coded)) found.set(text, id);
  }
  for (const { text } of isKept ? open : []) {
    const id = found.get(text);
    if (id !== undefined) run.found.set(keyOf(text), id);
  }
  return { pointed, found, unknown: titled.map(({ text }) => text).filter(text => !found.has(text)) };
}

/** The same, and of what the effects know by other names, or is made along. */
async function idsOf(db: Database, run: ImportRun, cell: Cell, texts: readonly ReferenceText[]) {
  const { pointed, found, unknown } = await knownOf(db, run, cell, texts);
  for (const text of unknown) found.set(text, await namedBy(db, pointed, { text, row: cell.row }));
  const missing = unknown.filter(one => found.get(one) === undefined);
  // The import is asked to make what its own fields refer to, which those of lines may have the names of.
  const titles = isOfLine(run, cell) ? [] : missing;
  const { ids, violations } = await makeAlong(db, run, { name: cell.name, titles });
  for (const [title, id] of ids) found.set(title, id);
  return { found, missing: new Set(missing), violations };
}

async function resolveCell(db: Database, run: ImportRun, cell: Cell, text: string): Promise<Resolved> {
  const { name } = cell;
  const { kind } = fieldOf(cell.entity, name);
  if (!isKeepable(text)) return { value: undefined, violations: [violation(name, 'control_characters')] };
  const cells = titlesIn(text, kind);
  if (cells.length > MOST_TITLES) return { value: undefined, violations: [violation(name, 'not_references')] };
  const { found, missing, violations } = await idsOf(db, run, cell, uniq(cells).map(referenceText));
  const ids = cells.map(one => Number(found.get(one)));
  const wrong = cells.find((_, index) => Number.isNaN(ids[index]));
  if (wrong === undefined) return { value: kind === 'refs' ? ids : ids[0], violations };
  if (violations.length > 0) return { value: undefined, violations };
  const value = wrong.slice(0, 40);
  // Parameters are texts and numbers.
  const isOffered = missing.has(wrong) && !isOfLine(run, cell) && mayMakeAlong(run.request, name);
  return { value: undefined, violations: [violation(name, 'not_choice', { value, ...(isOffered && { makes: 1 }) })] };
}

interface ResolvedRow {
  readonly row: Values;
  readonly violations: readonly Violation[];
}

async function resolveRow(db: Database, run: ImportRun, entity: Entity, row: Values): Promise<ResolvedRow> {
  const resolved: Values = { ...row };
  const violations: Violation[] = [];
  for (const [name, { target }] of Object.entries(entity.fields)) {
    const text = resolved[name];
    if (!target || typeof text !== 'string' || text.trim() === '') continue;
    const cell = await resolveCell(db, run, { entity, name, row: resolved }, text);
    violations.push(...cell.violations);
    resolved[name] = cell.value;
  }
  return { row: resolved, violations };
}

/** A line as it came, or with its references as ids. */
interface ResolvedLine {
  readonly row: unknown;
  readonly violations: readonly Violation[];
}

/** The same of the lines of a record; what is wrong is told by their places, as `items.0.ledger`. */
async function resolveLines(db: Database, run: ImportRun, name: string, lines: readonly unknown[]) {
  const { entity } = run.request;
  const ofLines: Entity = { ...entity, fields: entity.fields[name]?.lines ?? {} };
  const resolved = await mapInOrder([...lines.entries()], async ([at, line]): Promise<ResolvedLine> => {
    if (!isObject(line)) return { row: line, violations: [] };
    const { row, violations } = await resolveRow(db, run, ofLines, line);
    return { row, violations: violations.map(one => ({ ...one, field: `${name}.${at}.${one.field}` })) };
  });
  return { rows: resolved.map(({ row }) => row), violations: resolved.flatMap(({ violations }) => violations) };
}

/**
 * Turns the reference cells of an imported row into ids: an id, `Title #12` of a record of that title, or the title
 * alone, narrowed by the sibling that the field lies within. Titles are looked for only where the caller may list them;
 * one that fits no record, or several, is a violation, unless the effects of what it points to know what is meant, or the
 * import makes its record along. The violation says `makes` where the import could have, and was not asked to. Lines that
 * the row tells are resolved too: by `#12`, by title, or by the code of what they point to.
 */
export async function resolveReferences(db: Database, run: ImportRun, row: Values): Promise<ResolvedRow> {
  const { entity } = run.request;
  const { row: resolved, violations } = await resolveRow(db, run, entity, row);
  const told = { ...resolved };
  const wrong = [...violations];
  for (const [name, { lines }] of Object.entries(entity.fields)) {
    const rows = resolved[name];
    if (!lines || !Array.isArray(rows)) continue;
    const own = await resolveLines(db, run, name, rows);
    told[name] = own.rows;
    wrong.push(...own.violations);
  }
  return { row: told, violations: wrong };
}
