import { and, count, eq, min, type SQL, sql } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { withinScope } from '../access/scope.ts';
import { columnsOf, selectFrom } from '../records/select.ts';
import type { RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import { namedBy } from '../records/runEffects.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { ImportRun } from './ImportRun.ts';
import { makeAlong, mayMakeAlong } from './makeAlong.ts';

const ID = /^(?:.*#\s*)?([1-9]\d{0,9})$/s;

const inOneForm = (text: SQL): SQL => sql`lower(normalize(${text}, NFC))`;

/** The readable title of a record as one text, the way a reference shows it. */
function titleOf(entity: Entity): SQL {
  const columns = columnsOf(entity);
  const parts = entity.title.flatMap(name => columns[name] ?? []);
  return inOneForm(sql`concat_ws(' ', ${sql.join(parts, sql`, `)})`);
}

/**
 * The records that have these titles, in any case, by title: one query for all of them, since a cell may name hundreds.
 * Undefined where none has it, or several have.
 */
async function byTitle(
  db: Database,
  target: Entity,
  titles: readonly string[],
  narrowed: SQL | undefined,
): Promise<ReadonlyMap<string, number | undefined>> {
  const id = columnsOf(target)['id'];
  if (!id || titles.length === 0) return new Map();
  const asked = sql`unnest(${sql.param([...titles])}::text[]) as asked(title)`;
  const found = await selectFrom(db, target, { title: sql<string>`asked.title`, id: min(id), many: count() })
    .innerJoin(asked, sql`${inOneForm(sql`asked.title`)} = ${titleOf(target)}`)
    .where(narrowed)
    .groupBy(sql`asked.title`);
  return new Map(found.map(one => [one.title, one.many === 1 ? Number(one.id) : undefined]));
}

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

interface Resolved {
  readonly value: number | number[] | undefined;
  readonly violations: readonly Violation[];
}

/** Ids by title, of records that are there and of those that are made along. */
async function idsOf(db: Database, run: ImportRun, cell: Cell, titles: readonly string[]) {
  const { request } = run;
  const pointed = { ...request, entity: entityNamed(fieldOf(cell.entity, cell.name).target ?? '') };
  const sought = allowed(request.caller, pointed.entity, 'list') ? titles : [];
  const found = new Map(await byTitle(db, pointed.entity, sought, narrowed(pointed, cell)));
  const unknown = sought.filter(one => !found.has(one));
  for (const text of unknown) found.set(text, await namedBy(db, pointed, { text, row: cell.row }));
  const missing = unknown.filter(one => found.get(one) === undefined);
  const { ids, violations } = await makeAlong(db, run, { name: cell.name, titles: missing });
  for (const [title, id] of ids) found.set(title, id);
  return { found, missing: new Set(missing), violations };
}

async function resolveCell(db: Database, run: ImportRun, cell: Cell, text: string): Promise<Resolved> {
  const { name } = cell;
  const { kind } = fieldOf(cell.entity, name);
  const cells = titlesIn(text, kind);
  if (cells.length > MOST_TITLES) return { value: undefined, violations: [violation(name, 'not_references')] };
  const titles = uniq(cells.filter(one => !ID.test(one)));
  const { found, missing, violations } = await idsOf(db, run, cell, titles);
  const ids = cells.map(one => Number(ID.exec(one)?.[1] ?? found.get(one)));
  const wrong = cells.find((_, index) => Number.isNaN(ids[index]));
  if (wrong === undefined) return { value: kind === 'refs' ? ids : ids[0], violations };
  if (violations.length > 0) return { value: undefined, violations };
  const value = wrong.slice(0, 40);
  // Parameters are texts and numbers.
  const isOffered = missing.has(wrong) && mayMakeAlong(run.request, name);
  return { value: undefined, violations: [violation(name, 'not_choice', { value, ...(isOffered && { makes: 1 }) })] };
}

/**
 * Turns the reference cells of an imported row into ids: an id, `Title #12`, or the title alone, narrowed by the
 * sibling that the field lies within. Titles are looked for only where the caller may list them; one that fits no
 * record, or several, is a violation, unless the effects of what it points to know what is meant, or the import makes
 * its record along. The violation says `makes` where the import could have, and was not asked to.
 */
export async function resolveReferences(
  db: Database,
  run: ImportRun,
  row: Values,
): Promise<{ row: Values; violations: Violation[] }> {
  const { entity } = run.request;
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
