import type { ReactNode } from 'react';
import { type FilterPayload, ListBase, type SortPayload } from 'react-admin';
import { openingSort } from '../../entity/openingSort.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { useRowMeta } from './rowFields.ts';

interface RowsBaseProps {
  readonly sort?: SortPayload;
  readonly filterDefaultValues?: FilterPayload;
  /** Fields that its rows read beside their columns, title and state. */
  readonly needs?: readonly string[];
  readonly children: ReactNode;
}

/** Reads the rows of a list, and of their records no more than the rows show. */
export function RowsBase({ sort, needs, children, ...given }: RowsBaseProps) {
  const entity = useEntity();
  const meta = useRowMeta(needs);
  return (
    <ListBase key={entity.route} perPage={25} sort={sort ?? openingSort(entity)} queryOptions={{ meta }} {...given}>
      {children}
    </ListBase>
  );
}
