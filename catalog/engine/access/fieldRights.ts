import { allowed, type Principal } from './access.ts';
import { type Entity, holderOf, ownFields } from '../defineEntity.ts';
import type { Field } from '../fields.ts';

/** Whether somebody sees sealed values in full: those who may change the record. */
export const reveals = (who: Principal, entity: Entity): boolean => allowed(who, entity, 'edit');

type Guarded = Pick<Field, 'readable'>;

/** Name of the permission that an entity gives a field of its own, e.g. `EMPLOYEE_SALARY`; undefined without. */
const ownPermission = (entity: Entity, { readable }: Guarded): string | undefined =>
  readable?.startsWith('own:') ? `${entity.name}_${readable.slice('own:'.length)}`.toUpperCase() : undefined;

/** Name of the permission that a field asks for, the entity's or another's. */
const readPermission = (entity: Entity, field: Guarded): string | undefined =>
  field.readable?.startsWith('by:') ? field.readable.slice('by:'.length) : ownPermission(entity, field);

/** Permissions that own fields of an entity, and those of its lines, bring about. */
export const readPermissionsOf = (entity: Entity): string[] => [
  ...new Set(
    ownFields(entity)
      .flatMap(([, field]) => [field, ...Object.values(field.lines ?? {})])
      .flatMap(field => ownPermission(entity, field) ?? []),
  ),
];

/**
 * Whether somebody reads a field of the records that they may see, one of lines by `lines.field`. Who does not neither
 * sorts nor filters by it, and does not write it. A host that tells no permissions grants the right to whoever may change
 * the record.
 */
export function mayRead(who: Principal, entity: Entity, name: string): boolean {
  const [outer = '', inner] = name.split('.');
  const field = entity.fields[outer];
  const reads = (one: Guarded | undefined): boolean => {
    if (!one?.readable || who.role === 'admin') return true;
    if (one.readable === 'admin') return false;
    const permission = readPermission(holderOf(entity, outer), one);
    return permission && who.permissions ? who.permissions.has(permission) : allowed(who, entity, 'edit');
  };
  return reads(field) && (inner === undefined || reads(field?.lines?.[inner]));
}

/** Fields of some lines that somebody does not read; none of what are no lines. */
export const unreadableIn = (who: Principal, entity: Entity, name: string): string[] =>
  Object.keys(entity.fields[name]?.lines ?? {}).filter(line => !mayRead(who, entity, `${name}.${line}`));

/** Fields that somebody does not read, those of lines by `lines.field`. */
export const unreadable = (who: Principal, entity: Entity): string[] =>
  Object.keys(entity.fields).flatMap(name =>
    mayRead(who, entity, name) ? unreadableIn(who, entity, name).map(line => `${name}.${line}`) : [name],
  );

/** Whether somebody who may change a record may change this field of it. */
export const mayChange = (who: Principal, { readOnly, adminOnly }: Field): boolean =>
  !readOnly && (!adminOnly || who.role === 'admin');
