import { uniq } from 'es-toolkit';
import { useMemo } from 'react';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { useColumns } from '../../entity/columns.ts';
import { useExtra } from '../../entity/recordExtras.ts';
import { useEntity } from '../../entity/useEntity.ts';

/** What a list asks for of each record. */
export type RowMeta = Readonly<{ fields: readonly string[] }>;

/** Of records of which only the order matters. */
export const idsAlone: RowMeta = { fields: ['id'] };

/**
 * What the rows of a list show and ask of their records: columns, the title that leads to the record, the state by which
 * the steps of many are offered, what is added to the row, and what a list of its own `needs`.
 * Given as `meta`, under which React-Admin keeps rows apart from whole records: a page about a record never begins with
 * a row, from which a form would save fields that were not read.
 */
export function useRowMeta(needs: readonly string[] = []): RowMeta {
  const entity = useEntity();
  const [columns] = useColumns(entity);
  const extra = useExtra();
  const [state] = stateFieldOf(entity) ?? [];
  const all = [...entity.title, ...columns, ...(state ? [state] : []), ...(extra?.needs ?? []), ...needs];
  // In one order, so that columns that change places are not asked for anew.
  const asked = uniq(all).toSorted().join(',');
  return useMemo(() => ({ fields: asked.split(',') }), [asked]);
}
