import { and, count, eq, min, type SQL, sql } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { withinScope } from '../access/scope.ts';
import { columnsOf, selectFrom } from '../records/select.ts';
import type { RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import { namedBy } from '../records/runEffects.ts';
import type { Database } from '../../platform/services/Database.ts';

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

/**
 * Turns the reference cells of an imported row into ids: an id, `Title #12`, or the title alone, narrowed by the
 * sibling that the field lies within. Titles are looked for only where the caller may list them; one that fits no
 * record, or several, is a violation, unless the effects of what it points to know what is meant.
 */
export async function resolveReferences(
  db: Database,
  request: RequestContext,
  row: Values,
): Promise<{ row: Values; violations: Violation[] }> {
  const { entity, caller } = request;
  const resolved: Values = { ...row };
  const violations: Violation[] = [];
  for (const [name, { kind, target, within }] of Object.entries(entity.fields)) {
    const cell = resolved[name];
    if (!target || typeof cell !== 'string' || cell.trim() === '') continue;
    const cells =
      kind === 'refs'
        ? cell
            .split(';')
            .map(one => one.trim())
            .filter(Boolean)
        : [cell.trim()];
    if (cells.length > MOST_TITLES) {
      violations.push(violation(name, 'not_references'));
      resolved[name] = undefined;
      continue;
    }
    const parent = within && entity.fields[within]?.target;
    const parentColumn = parent ? columnsOf(entityNamed(target))[parent] : undefined;
    const sibling =
      within && parentColumn && typeof resolved[within] === 'number' ? eq(parentColumn, resolved[within]) : undefined;
    const pointed = { ...request, entity: entityNamed(target) };
    const narrowed = and(sibling, withinScope(pointed));
    const titles = allowed(caller, pointed.entity, 'list') ? uniq(cells.filter(one => !ID.test(one))) : [];
    const found = new Map(await byTitle(db, pointed.entity, titles, narrowed));
    for (const text of titles)
      if (!found.has(text)) found.set(text, await namedBy(db, pointed, { text, row: resolved }));
    const ids = cells.map(one => Number(ID.exec(one)?.[1] ?? found.get(one)));
    const wrong = cells.find((_, index) => Number.isNaN(ids[index]));
    if (wrong !== undefined) violations.push(violation(name, 'not_choice', { value: wrong.slice(0, 40) }));
    resolved[name] = wrong === undefined ? (kind === 'refs' ? ids : ids[0]) : undefined;
  }
  return { row: resolved, violations };
}
