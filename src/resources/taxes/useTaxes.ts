import { useMemo } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { taxCode } from '#catalog/taxes/taxCode.ts';
import { type Taxes, taxesFrom } from './Taxes.ts';

/** An agency has a handful of them. */
const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' as const } };
const none: Taxes = new Map();

interface TaxesState {
  /** Absent while they are on the way, and where they cannot be had. */
  readonly taxes: Taxes | undefined;
  readonly error: Error | null;
  refetch(): void;
}

/** Every tax, so that a bill is worked out while it is typed; none where none are wanted. */
export function useTaxes(isWanted = true): TaxesState {
  const { canAccess } = useCanAccess({ resource: taxCode.route, action: 'list' });
  const { data, error, refetch } = useGetList(taxCode.route, all, {
    enabled: isWanted && canAccess === true,
    staleTime: 60_000,
  });
  const taxes = useMemo(() => data && taxesFrom(data), [data]);
  return { taxes: isWanted && canAccess !== false ? taxes : none, error, refetch: () => void refetch() };
}
