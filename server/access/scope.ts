import { eq, isNull, or, type SQL } from 'drizzle-orm';
import { inScope, scopeOf } from '../../catalog/access.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import { type Violation, violation } from '../../catalog/violation.ts';
import type { Caller, Database } from '../host.ts';
import { Problem } from '../http/problem.ts';
import type { Stored } from '../crud/record.ts';
import { columnsOf, findStored } from '../crud/select.ts';
import type { Values } from '../crud/validate.ts';

/** Whose view of which entity. */
export interface View {
  readonly entity: Entity;
  readonly caller: Caller;
}

/** Rows that the caller may know of; undefined when nothing bounds her. */
export function withinScope({ caller, entity }: View): SQL | undefined {
  const scope = scopeOf(caller, entity);
  const column = scope && columnsOf(entity)[scope.field];
  if (!scope || !column) return undefined;
  return scope.own === null ? isNull(column) : or(eq(column, scope.own), isNull(column));
}

/** One stored record; 404 when there is none that the caller may know of. `lock` keeps others from changing it. */
export async function existingOf(db: Database, { caller, entity }: View, id: number, lock = true): Promise<Stored> {
  const found = await findStored(db, entity, id, lock);
  if (!found || !inScope(caller, entity, found)) throw new Problem(404, 'not_found');
  return found;
}

/** The body of a new record, which begins in the caller's own scope unless it names another. */
export function inOwnScope({ caller, entity }: View, body: Values): Values {
  const scope = scopeOf(caller, entity);
  const isOpen = scope && scope.own !== null && (body[scope.field] ?? '') === '';
  return isOpen ? { ...body, [scope.field]: scope.own } : body;
}

/** Values that would put a record where the caller has no rights, or let it out of her hands. */
export function strays({ caller, entity }: View, values: Values, existing?: Stored): Violation[] {
  const scope = scopeOf(caller, entity);
  const value = scope && values[scope.field];
  if (!scope || value === undefined || value === scope.own || value === existing?.[scope.field]) return [];
  return [violation(scope.field, 'foreign_branch')];
}
