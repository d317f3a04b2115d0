import { allowed, type Principal } from './access.ts';
import { type Entity, holderOf, ownFields } from './defineEntity.ts';
import type { Field } from './fields.ts';

/** Whether somebody sees sealed values in full: those who may change the record. */
export const reveals = (who: Principal, entity: Entity): boolean => allowed(who, entity, 'edit');

/** Name of the permission that a field with a right of its own asks for, e.g. `EMPLOYEE_SALARY`; undefined without. */
const readPermission = (entity: Entity, { readable }: Pick<Field, 'readable'>): string | undefined =>
  readable?.startsWith('own:') ? `${entity.name}_${readable.slice('own:'.length)}`.toUpperCase() : undefined;

/** Permissions that own fields of an entity ask for. */
export const readPermissionsOf = (entity: Entity): string[] => [
  ...new Set(ownFields(entity).flatMap(([, field]) => readPermission(entity, field) ?? [])),
];

/**
 * Whether somebody reads a field of the records that they may see. Who does not neither sorts nor filters by it, and
 * does not write it. A host that tells no permissions grants the right to whoever may change the record.
 */
export function mayRead(who: Principal, entity: Entity, name: string): boolean {
  const field = entity.fields[name];
  if (!field?.readable || who.role === 'admin') return true;
  if (field.readable === 'admin') return false;
  const holder = holderOf(entity, name);
  const permission = readPermission(holder, field);
  return permission && who.permissions ? who.permissions.has(permission) : allowed(who, entity, 'edit');
}

/** Fields that somebody does not read. */
export const unreadable = (who: Principal, entity: Entity): string[] =>
  Object.keys(entity.fields).filter(name => !mayRead(who, entity, name));

/** Whether somebody who may change a record may change this field of it. */
export const mayChange = (who: Principal, { readOnly, adminOnly }: Field): boolean =>
  !readOnly && (!adminOnly || who.role === 'admin');
