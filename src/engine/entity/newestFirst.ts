import type { Entity } from '#catalog/engine/defineEntity.ts';

/** How a list is sorted, and its records follow each other, until the user wishes otherwise. */
export const newestFirst = { field: 'id', order: 'DESC' } as const;

/** The same, where lists that begin with a day, as those of documents do, follow their days and not their typing. */
export function latestFirst({ list, fields }: Entity): { readonly field: string; readonly order: 'DESC' } {
  const [first = ''] = list;
  return fields[first]?.kind === 'date' ? { field: first, order: 'DESC' } : newestFirst;
}
