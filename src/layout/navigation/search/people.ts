import type { Entity } from '#catalog/engine/defineEntity.ts';
import { everyKin, kinOf } from '#catalog/registry/persons.ts';

/** Entities whose records are people: pilgrims first; of those who share an account, the account itself last. */
export const people: readonly Entity[] = everyKin
  .toReversed()
  .flatMap(({ root, entities }) => [...entities.filter(one => one !== root), root]);

/** The same for all records of one human being, such as an employee and their account. */
export const personKey = (entity: Entity, id: unknown): string => `${kinOf(entity)?.root.name} ${String(id)}`;

/** How far somebody has come, as far as the list shows it. */
export const statesOf = ({ list, fields }: Entity): readonly string[] =>
  list.filter(name => fields[name]?.kind === 'state');
