import type { Entity } from '../../catalog/defineEntity.ts';
import { entityList } from '../../catalog/entities.ts';
import { violation } from '../../catalog/violation.ts';
import { uniqueName } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  readonly table?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && error.code.length === 5;

/** The error of PostgreSQL behind one of the query builder. */
const rootCause = (error: unknown): unknown => (error instanceof Error && error.cause ? rootCause(error.cause) : error);

/**
 * What the database refused although the checks before let it pass, because another request was faster:
 * a taken unique value (400 on its field), a reference to a record just deleted, a record still in use (409).
 */
export function asProblem(error: unknown, entity: Entity): unknown {
  const cause = rootCause(error);
  if (!isDatabaseError(cause)) return error;
  const owners = [entity, ...(entity.base ? [entity.base] : [])];
  if (cause.code === '23505') {
    const name = owners.flatMap(one => Object.keys(one.fields).filter(field => uniqueName(one.name, field) === cause.constraint))[0];
    if (name) return new Problem(400, 'invalid', { violations: [violation(name, 'taken')] });
  }
  if (cause.code === '23503' || cause.code === '23001') {
    const field = Object.keys(entity.fields).find(name => cause.constraint === `${entity.name}_${name}_fk`);
    if (field && cause.table === entity.name) {
      return new Problem(400, 'invalid', { violations: [violation(field, 'unknown_reference', { id: '' })] });
    }
    const user = entityList.find(one => cause.table === one.name || cause.table?.startsWith(`${one.name}_`));
    return new Problem(409, 'in_use', { params: { by: user?.collection ?? cause.table ?? '' } });
  }
  return error;
}
