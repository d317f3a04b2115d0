import { givenOn } from './commands.ts';
import type { Entity } from '../engine/defineEntity.ts';
import type { EntityName } from '../engine/names.ts';

/** Entities whose records are people, and whose title is a name. */
const people: ReadonlySet<string> = new Set<EntityName>([
  'party',
  'user',
  'employee',
  'member',
  'customer',
  'vendor',
  'hajj_passenger_info',
]);

/** Whether a title is the name of somebody. */
export const isNameOfPerson = (target: string): boolean => people.has(target);

/**
 * Whether records of an entity tell the names of the people whom they point to, of whatever branch: they are documents by
 * which money moves, and whoever approves or reads one has to know whose money it is. A command that is given to no record
 * says nothing of those there are.
 */
export const tellsNames = (entity: Pick<Entity, 'name'>): boolean =>
  givenOn(entity).some(({ moves, on }) => moves === 'money' && on !== 'none');
