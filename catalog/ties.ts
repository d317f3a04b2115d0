import { type Entity, ownFields } from './defineEntity.ts';
import { entityList } from './entities.ts';
import type { Field } from './fields.ts';

/** A field by which records of one entity belong to a record of another. */
export interface Tie {
  readonly entity: Entity;
  readonly name: string;
  readonly field: Field;
}

/** Every field of the catalogue that points to the entity of this name. */
export const tiesTo = (target: string): readonly Tie[] =>
  entityList.flatMap(entity => ownFields(entity).flatMap(([name, field]) => (field.target === target ? [{ entity, name, field }] : [])));
