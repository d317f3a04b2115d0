import { createContext, useContext } from 'react';
import { useStore } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';

/** Everything a list can show: the entity's fields without passwords, then when the record was made and changed. */
export const columnNames = (entity: Entity): string[] => [
  ...Object.keys(entity.fields).filter(name => entity.fields[name]?.kind !== 'password'),
  'created_at',
  'updated_at',
];

/** Columns of a list that stands on the page of another record; nobody chooses those. */
export const OwnColumns = createContext<readonly string[] | undefined>(undefined);

/** Columns of a list, in order: its own, or as this user last chose them. */
export function useColumns(entity: Entity) {
  const own = useContext(OwnColumns);
  const [kept, keep] = useStore<readonly string[]>(`columns.${entity.route}`, entity.list);
  // A field that the catalogue no longer has may still be in the browser's memory.
  const columns = (own ?? kept).filter(name => columnNames(entity).includes(name));
  return [columns.length > 0 ? columns : entity.list, keep] as const;
}
