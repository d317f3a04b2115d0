import type { Entity } from './defineEntity.ts';

const orderNames: readonly string[] = ['position', 'serial_number'];

/** The whole number by which an entity's records stand in an order that the office gives them. */
export const orderFieldOf = (entity: Entity): string | undefined =>
  orderNames.find(name => entity.fields[name]?.kind === 'integer');

/** The reference to the record of the same entity under which one stands. */
export const parentFieldOf = (entity: Entity): string | undefined =>
  Object.entries(entity.fields).find(
    ([name, { kind, target }]) => name === 'parent' && kind === 'ref' && target === entity.name,
  )?.[0];
