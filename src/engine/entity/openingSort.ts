import type { SortPayload } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { isReference } from '#catalog/engine/policies.ts';

/** The latest record first. */
export const newestFirst = { field: 'id', order: 'DESC' } as const;

/**
 * How a list is sorted, and its records follow each other, until the user wishes otherwise: reference data by its names,
 * lists that begin with a day, as those of documents do, by their days, and all else by its typing.
 */
export function openingSort({ access, title: [name = 'id'], list, fields }: Entity): SortPayload {
  if (isReference(access)) return { field: name, order: 'ASC' };
  const [first = ''] = list;
  return fields[first]?.kind === 'date' ? { field: first, order: 'DESC' } : newestFirst;
}
