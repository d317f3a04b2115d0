import { and, eq, type SQL, sql } from 'drizzle-orm';
import { allowed } from '../../catalog/access.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import { entityNamed } from '../../catalog/entities.ts';
import { type Violation, violation } from '../../catalog/violation.ts';
import { type View, withinScope } from '../access/scope.ts';
import { columnsOf, selectFrom } from '../crud/select.ts';
import type { Values } from '../crud/validate.ts';
import { mapInOrder } from '../db/mapInOrder.ts';
import type { Database } from '../host.ts';

const ID = /^(?:.*#\s*)?([1-9]\d{0,9})$/s;

/** The readable title of a record as one text, the way a reference shows it. */
function titleOf(entity: Entity): SQL {
  const columns = columnsOf(entity);
  const parts = entity.title.flatMap(name => columns[name] ?? []);
  return sql`lower(concat_ws(' ', ${sql.join(parts, sql`, `)}))`;
}

async function byTitle(db: Database, target: Entity, title: string, narrowed: SQL | undefined): Promise<number[]> {
  const id = columnsOf(target)['id'];
  if (!id) return [];
  const rows = await selectFrom(db, target, { id })
    .where(and(sql`${titleOf(target)} = lower(${title})`, narrowed))
    .limit(2);
  return rows.map(row => Number(row.id));
}

/** Each is looked for by a query of its own. */
const MOST_TITLES = 200;

/**
 * Turns the reference cells of an imported row into ids: an id, `Title #12`, or the title alone, narrowed by the
 * sibling that the field lies within. Titles are looked for only where the caller may list them; one that fits no
 * record, or several, is a violation.
 */
export async function resolveReferences(
  db: Database,
  { entity, caller }: View,
  row: Values,
): Promise<{ row: Values; violations: Violation[] }> {
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
    const pointed = { caller, entity: entityNamed(target) };
    const narrowed = and(sibling, withinScope(pointed));
    const ids = await mapInOrder(cells, async one => {
      const id = ID.exec(one)?.[1];
      if (id) return [Number(id)];
      return allowed(caller, pointed.entity, 'list') ? byTitle(db, pointed.entity, one, narrowed) : [];
    });
    const wrong = cells.find((_, index) => ids[index]?.length !== 1);
    if (wrong !== undefined) violations.push(violation(name, 'not_choice', { value: wrong.slice(0, 40) }));
    resolved[name] = wrong === undefined ? (kind === 'refs' ? ids.flat() : ids[0]?.[0]) : undefined;
  }
  return { row: resolved, violations };
}
