import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { type Comparison, comparisons } from '#catalog/engine/wire.ts';
import { fieldNamed } from '../../entity/fieldNamed.ts';

/** What a filter key such as `departure_date__gte` means. */
export interface FilterKey {
  readonly name: string;
  readonly field: Field;
  readonly comparison: Comparison | 'is';
}

/** Reads a filter key; undefined for the search text and for what the entity does not have. */
export function readFilterKey(entity: Pick<Entity, 'fields'>, key: string): FilterKey | undefined {
  const comparison = comparisons.find(one => key.endsWith(`__${one}`));
  const name = comparison ? key.slice(0, -comparison.length - 2) : key;
  const field = fieldNamed(entity, name);
  return field && { name, field, comparison: comparison ?? 'is' };
}
