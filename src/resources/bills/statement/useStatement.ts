import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Statement } from '#catalog/bills/statement/Statement.ts';
import type { Period } from '#catalog/engine/days/periods.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

/** The statement of a party for a period, as the books stand now; asked for once the period is known. */
export function useStatement(party: number, period: Period | undefined) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['accounts', 'statement', party, period],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ log_date__gte: period?.from ?? '', log_date__lte: period?.to ?? '' });
      return dataProvider.ask<Statement>(`/api/accounts/parties/${party}/statement`, { query, signal });
    },
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
