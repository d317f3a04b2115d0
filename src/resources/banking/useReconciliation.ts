import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Reconciliation } from '#catalog/banking/reconciliation.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';

/** What a statement is held against; read anew with whatever changes the books. */
export function useReconciliation(id: number) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['accounts', 'reconciliation', id],
    queryFn: () => dataProvider.ask<Reconciliation>(`/api/accounts/bank_statements/${id}/reconciliation`),
    enabled: Number.isInteger(id),
    staleTime: 0,
    placeholderData: before => before,
  });
}
