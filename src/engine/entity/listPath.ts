import type { Entity } from '#catalog/engine/defineEntity.ts';

export interface ListWish {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** Address of a list, filtered and sorted; the list itself keeps both in its address the same way. */
export function listPath({ route }: Pick<Entity, 'route'>, { filter, sort }: ListWish = {}): string {
  const query = new URLSearchParams({
    ...(filter && { displayedFilters: '{}', filter: JSON.stringify(filter) }),
    ...(sort && { sort: sort.field, order: sort.order }),
  });
  return `/apps/${route}${query.size > 0 ? `?${query}` : ''}`;
}
