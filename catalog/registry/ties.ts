import { type Entity, ownFields } from '../engine/defineEntity.ts';
import { entityList } from './entities.ts';
import type { Field } from '../engine/fields.ts';

/** A field by which records of one entity belong to a record of another. */
export interface Tie {
  readonly entity: Entity;
  readonly name: string;
  readonly field: Field;
  /** Where the field stands in the lines of `name`, its own name there. */
  readonly line?: string;
}

/** Fields that point to the entity of this name, those within lines among them. */
export const tiesTo = (target: string, among: readonly Entity[] = entityList): readonly Tie[] =>
  among.flatMap(entity =>
    ownFields(entity).flatMap(([name, field]): Tie[] => {
      if (field.target === target) return [{ entity, name, field }];
      return Object.entries(field.lines ?? {}).flatMap(([line, one]) =>
        one.target === target ? [{ entity, name, field: one, line }] : [],
      );
    }),
  );
