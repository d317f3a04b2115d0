import type { Entity } from '#catalog/engine/defineEntity.ts';
import { everyKin, kinOf } from '#catalog/registry/persons.ts';

/** Entities whose records are people: pilgrims first; of those who share an account, the account itself last. */
export const people: readonly Entity[] = everyKin
  .toReversed()
  .flatMap(({ root, entities }) => [...entities.filter(one => one !== root), root]);

/** The same for all records of one human being, such as an employee and their account. */
export const personKey = (entity: Entity, id: unknown): string => `${kinOf(entity)?.root.name} ${String(id)}`;

/** What tells two people of one name apart: their number, phone and state, as far as the list shows them. */
export const marksOf = ({ list, fields }: Entity): readonly string[] =>
  list.filter(name => {
    const field = fields[name];
    return field && (field.kind === 'phone' || field.kind === 'state' || (field.kind === 'text' && field.unique));
  });
