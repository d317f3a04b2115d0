import { and, eq, exists, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { boundOf } from '#catalog/engine/access/access.ts';
import { type Belonging, belongingOf } from '#catalog/registry/belonging.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Stored, Values } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { findStored, selectFrom, withParts } from '../records/select.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { Problem } from '../../platform/problem.ts';
import { disclosed } from './confidence.ts';

/** Whose view of which entity. */
export interface View {
  readonly entity: Entity;
  readonly caller: Caller;
}

/** A bound, and who stands within it. */
interface Bound {
  readonly own: number | null;
  readonly self: number | null;
}

const rows = new QueryBuilder();
const idOf = (entity: Entity): PgColumn => columnOf(tableOf(entity), 'id');
const branchOf = (entity: Entity, { field }: Belonging): PgColumn | undefined =>
  field === undefined ? undefined : columnOf(tableOf(entity), field);

const inBranch = (column: PgColumn, own: number | null): SQL | undefined =>
  own === null ? isNull(column) : or(eq(column, own), isNull(column));

/** Nobody under this id belongs elsewhere as one of the kin. Of themselves people always know. */
const noneElsewhere = (kin: Entity, id: PgColumn, { own, self }: Bound): SQL | undefined => {
  const branch = branchOf(kin, belongingOf(kin));
  const elsewhere =
    branch &&
    and(isNotNull(branch), own === null ? undefined : ne(branch, own), self === null ? undefined : ne(idOf(kin), self));
  return (
    branch &&
    not(
      exists(
        rows
          .select({ one: sql`1` })
          .from(tableOf(kin))
          .where(and(eq(idOf(kin), id), elsewhere)),
      ),
    )
  );
};

/**
 * An entity, how it belongs to branches, and the column that holds the id of its record: its own, or one that refers to
 * it.
 */
interface ScopedTable {
  readonly entity: Entity;
  readonly belonging: Belonging;
  readonly id: PgColumn;
}

function within({ entity, belonging, id }: ScopedTable, bound: Bound): SQL | undefined {
  const branch = branchOf(entity, belonging);
  return and(
    branch && inBranch(branch, bound.own),
    ...belonging.kin.map(one => noneElsewhere(one, id, bound)),
    ...belonging.owners.map(owner => ownedWithin({ ...owner, id: columnOf(tableOf(entity), owner.field) }, bound)),
  );
}

/** Records whose owner lies within the bound. */
function ownedWithin(owner: ScopedTable, bound: Bound): SQL | undefined {
  const { entity, belonging, id } = owner;
  // What the owner's kin say needs no more than its id.
  if (belonging.field === undefined && belonging.owners.length === 0) return within(owner, bound);
  const condition = and(eq(idOf(entity), id), within({ ...owner, id: idOf(entity) }, bound));
  return exists(
    rows
      .select({ one: sql`1` })
      .from(tableOf(entity))
      .where(condition),
  );
}

/** Rows that the caller may know of; undefined when nothing bounds them. For a select that `selectFrom` begins. */
export const withinScope = (view: View): SQL | undefined => and(withinBranch(view), disclosed(view));

/** Rows within the bounds of the caller's branch, also those that tell what is not disclosed to them. */
export function withinBranch({ caller, entity }: View): SQL | undefined {
  const own = boundOf(caller);
  return own === undefined
    ? undefined
    : within({ entity, belonging: belongingOf(entity), id: idOf(entity) }, { own, self: caller.id });
}

/** One stored record that the caller may know of. `lock` keeps others from changing it. */
export const findKnown = (db: Database, view: View, id: number, lock = false): Promise<Stored | undefined> =>
  findStored(db, view.entity, id, { lock, where: withinScope(view) });

/** The same; 404 when there is none. */
export async function existingOf(db: Database, view: View, id: number, lock = true): Promise<Stored> {
  const found = await findKnown(db, view, id, lock);
  if (!found) throw new Problem(404, 'not_found');
  return found;
}

/**
 * Whether what the caller writes is read back by the statement that writes it: whose view is bounded has to find it once
 * more within the bounds.
 */
export const readsBack = (view: View): boolean => !view.entity.base && withinScope(view) === undefined;

/** A record that was just made, as it was read back if it was; 404 when the caller may not know of it. */
export const madeOf = async (db: Database, view: View, row: Stored): Promise<Stored> =>
  readsBack(view) ? ((await withParts(db, view.entity, [row]))[0] ?? row) : existingOf(db, view, Number(row['id']));

/**
 * The same record after its own columns were written, which holds it: what lives in tables of its own is read again
 * only if it was written, too; `row` is what was read back of it.
 */
export async function changedOf(
  db: Database,
  view: View,
  before: Stored,
  { names, row }: { readonly names: readonly string[]; readonly row: Stored | undefined },
): Promise<Stored> {
  const isWhole = names.some(name => ['refs', 'lines'].includes(view.entity.fields[name]?.kind ?? ''));
  if (row) return isWhole ? ((await withParts(db, view.entity, [row]))[0] ?? row) : { ...before, ...row };
  const found = await findStored(db, view.entity, Number(before['id']), {
    where: withinScope(view),
    before: isWhole ? undefined : before,
  });
  if (!found) throw new Problem(404, 'not_found');
  return found;
}

/** Those of the ids under which the caller knows of a record. */
export async function knownIds(db: Database, view: View, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const id = idOf(view.entity);
  const found = await selectFrom(db, view.entity, { id }).where(and(isAmong(id, ids), withinScope(view)));
  return new Set(found.map(row => Number(row.id)));
}

/** The field by which the caller's bound holds for an entity's own values. */
function boundField({ caller, entity }: View): { field: string; own: number | null } | undefined {
  const own = boundOf(caller);
  const { field } = belongingOf(entity);
  return own === undefined || field === undefined ? undefined : { field, own };
}

/** The body of a new record, which begins in the caller's own scope unless it names another. */
export function inOwnScope(view: View, body: Values): Values {
  const bound = boundField(view);
  const isOpen = bound && bound.own !== null && (body[bound.field] ?? '') === '';
  return isOpen ? { ...body, [bound.field]: bound.own } : body;
}

/** Values that would put a record where the caller has no rights, or let it out of their hands. */
export function outsideScope(view: View, values: Values, existing?: Stored): Violation[] {
  const bound = boundField(view);
  const value = bound && values[bound.field];
  if (!bound || value === undefined || value === bound.own || value === existing?.[bound.field]) return [];
  return [violation(bound.field, 'foreign_branch')];
}
