import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { accountLog } from '#catalog/ledger/vouchers/accountLog.ts';
import type { BackfillRecords } from '#catalog/ledger/backfillRecords.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

/** Records that are not in the books, asked for anew as the settings are; undefined for whoever may not read the ledger. */
export function useBackfill(asOf: number): readonly BackfillRecords[] | undefined {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { canAccess } = useCanAccess({ resource: accountLog.route, action: 'list' });
  const { data } = useQuery({
    queryKey: ['accounts', 'older', asOf],
    queryFn: () => dataProvider.ask<{ readonly older: readonly BackfillRecords[] }>('/api/accounts/older'),
    enabled: canAccess === true,
    staleTime: 0,
    retry: false,
  });
  return data?.older;
}
