import type { Entity } from '../../catalog/defineEntity.ts';
import { entityList } from '../../catalog/entities.ts';
import { violation } from '../../catalog/violation.ts';
import { databaseErrorOf } from '../db/databaseError.ts';
import { uniqueName } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';

/** The entity of a table, or of the table that one of its fields has for itself; `order_item` may be either. */
const holderOf = (table: string): Entity | undefined =>
  entityList.find(one => one.name === table) ??
  entityList.find(one => Object.keys(one.fields).some(name => `${one.name}_${name}` === table));

/**
 * What the database refused although the checks before let it pass, because another request was faster:
 * a taken unique value (400 on its field), a reference to a record just deleted, a record still in use (409).
 */
export function asProblem(error: unknown, entity: Entity, deleting = false): unknown {
  const cause = databaseErrorOf(error);
  const fields = [entity, ...(entity.base ? [entity.base] : [])].flatMap(one =>
    Object.entries(one.fields).map(([name, field]) => [one.name, name, field] as const),
  );
  if (cause?.code === '23505') {
    const [, name] = fields.find(([owner, field]) => uniqueName(owner, field) === cause.constraint) ?? [];
    if (name) return new Problem(400, 'invalid', { violations: [violation(name, 'taken')] });
  }
  // PostgreSQL 18 tells a restricted delete apart from a missing target, its elders do not.
  if (cause?.code === '23503' || cause?.code === '23001') {
    const [, name] =
      fields.find(([owner, field, { lines }]) =>
        [field, ...Object.keys(lines ?? {}).map(one => `${field}_${one}`)].some(
          one => cause.constraint === `${owner}_${one}_fk`,
        ),
      ) ?? [];
    if (name && !deleting)
      return new Problem(400, 'invalid', { violations: [violation(name, 'unknown_reference', { id: '' })] });
    const { table = '' } = cause;
    return new Problem(409, 'in_use', { params: { by: holderOf(table)?.collection ?? table } });
  }
  return error;
}
