import { barToPermissionName, barToRole, barToRoleName, isBuiltIn } from '#catalog/engine/access/accountLaw.ts';
import { entities } from '#catalog/registry/entities.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { findStored } from '../../engine/records/select.ts';
import type { Values } from '../../engine/context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Effect } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { forbid } from '../../platform/problem.ts';
import { holdingsOfRoleId } from './accounts.ts';

const isBarred = async (db: Database, caller: Caller, role: number): Promise<boolean> =>
  barToRole(caller, await holdingsOfRoleId(db, role)) !== undefined;

/** The name that a record has so far; undefined for a new one. */
const nameOf = async (db: Database, entity: 'role' | 'permission', { id }: Values): Promise<unknown> =>
  typeof id === 'number' ? (await findStored(db, entities[entity], id))?.['name'] : undefined;

/** Roles that hold more than the caller stay as they are, and those of the product keep their names. */
export const roleGuard: Effect = {
  async check(tx, _desk, merged) {
    const bar = barToRoleName(merged['name'], await nameOf(tx, 'role', merged));
    return bar ? [violation('name', bar)] : [];
  },
  async beforeChange(tx, { caller }, stored) {
    if (await isBarred(tx, caller, Number(stored['id']))) forbid('holds_more');
  },
  async beforeDelete(tx, { caller }, stored) {
    if (await isBarred(tx, caller, Number(stored['id']))) forbid('holds_more');
  },
  async closes(db, { entity, caller }, stored) {
    if (await isBarred(db, caller, Number(stored['id'])))
      return Object.keys(entity.fields).map(field => ({ field, because: 'holds_more' }));
    return isBuiltIn(stored['name']) ? [{ field: 'name', because: 'built_in_name' }] : [];
  },
};

/** A permission is its name: that is never another. */
export const permissionGuard: Effect = {
  async check(tx, _desk, merged) {
    const bar = barToPermissionName(merged['name'], await nameOf(tx, 'permission', merged));
    return bar ? [violation('name', bar)] : [];
  },
  closes: async (_db, _desk, _stored) => [{ field: 'name', because: 'permission_name' }],
};

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** An entry of the navigation is put before roles, and taken from them, by whoever holds what they hold. */
export const menuGuard: Effect = {
  async check(tx, { caller }, merged) {
    const stored =
      typeof merged['id'] === 'number' ? await findStored(tx, entities.menu_item, merged['id']) : undefined;
    const [before, after] = [idsIn(stored?.['roles']), idsIn(merged['roles'])];
    const touched = [...before.filter(id => !after.includes(id)), ...after.filter(id => !before.includes(id))];
    const barred = await mapInOrder(touched, id => isBarred(tx, caller, id));
    return barred.includes(true) ? [violation('roles', 'holds_more')] : [];
  },
};
