import { actionsOn, ALL_BRANCHES, allowed, type Principal } from './access.ts';
import { permissionName } from './policies.ts';
import { MAIL_ELSEWHERE } from './access/mailElsewhere.ts';
import { lacksBesides } from './access/besides.ts';
import { BEYOND_FISCAL_YEAR } from './accounts/beyondYear.ts';
import { PERIOD_OVERRIDE } from './accounts/periodOverride.ts';
import { commandList, givenOn } from './commands.ts';
import type { Command } from './defineCommand.ts';
import type { Entity } from './defineEntity.ts';
import { entityList } from './entities.ts';
import { readPermissionsOf } from './fieldRights.ts';

/** Name of the permission that a command with a right of its own asks for, e.g. `DONATION_REFUND`. */
const commandPermission = ({ entity, verb }: Command): string => `${entity.name.toUpperCase()}_${verb.toUpperCase()}`;

/** Whoever could change such records before a command had a right of its own holds that right at first. */
const FIRST = 'edit';

/**
 * Whether somebody has the right to give a command: that on the entity which it names, or the permission of its own.
 * Host and client both ask it. A host that tells no permissions grants what the catalogue grants at first.
 */
export function mayPerform(who: Principal, command: Command): boolean {
  const { right = FIRST, rightOn, entity, adminOnly, internal } = command;
  if (internal) return false;
  if (adminOnly && who.role !== 'admin') return false;
  if (right !== 'own') return allowed(who, rightOn ?? entity, right);
  if (who.role === 'admin') return true;
  if (lacksBesides(who, entity)) return false;
  return who.permissions ? who.permissions.has(commandPermission(command)) : allowed(who, entity, FIRST);
}

/** Permissions beyond the actions, of commands and of fields, with the entity whose records they are about. */
export const ownRights: readonly { readonly permission: string; readonly entity: Entity }[] = [
  ...commandList
    .filter(({ right, internal }) => right === 'own' && !internal)
    .map(command => ({ permission: commandPermission(command), entity: command.entity })),
  ...entityList.flatMap(entity => readPermissionsOf(entity).map(permission => ({ permission, entity }))),
];

/** Permissions by which records of an entity are changed in any way, by name. */
export const changingRights = (entity: Entity): string[] => [
  ...actionsOn(entity)
    .filter(action => action !== 'list' && action !== 'show')
    .map(action => permissionName(entity.name, action)),
  ...givenOn(entity)
    .filter(({ right }) => right === 'own')
    .map(commandPermission),
];

/** Every permission that the product asks for, by name, in the order in which they are made. */
export const permissionNames: readonly string[] = [
  ...entityList.flatMap(entity => actionsOn(entity).map(action => permissionName(entity.name, action))),
  ALL_BRANCHES,
  PERIOD_OVERRIDE,
  MAIL_ELSEWHERE,
  BEYOND_FISCAL_YEAR,
  ...ownRights.map(({ permission }) => permission),
];
