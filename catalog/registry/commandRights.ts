import { actionsOn, ALL_BRANCHES } from '../engine/access/access.ts';
import { permissionName } from '../engine/policies.ts';
import { CLEAR_TO_FLY } from '../hajj/fly/clearToFly.ts';
import { MAIL_ELSEWHERE } from '../engine/access/mailElsewhere.ts';
import { BEYOND_FISCAL_YEAR } from '../ledger/years/beyondYear.ts';
import { PERIOD_OVERRIDE } from '../ledger/years/periodOverride.ts';
import { commandList, givenOn } from './commands.ts';
import type { Entity } from '../engine/defineEntity.ts';
import { entityList } from './entities.ts';
import { readPermissionsOf } from '../engine/access/fieldRights.ts';
import { commandPermission } from '../engine/access/mayPerform.ts';

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
  CLEAR_TO_FLY,
  ...ownRights.map(({ permission }) => permission),
];
