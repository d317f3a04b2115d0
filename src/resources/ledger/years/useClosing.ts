import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { accountLog } from '#catalog/ledger/vouchers/accountLog.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

interface ClosingLine {
  readonly ledger: number;
  readonly party: number | null;
  readonly debit_amount: string;
  readonly credit_amount: string;
}

/** What closing a year would post for one branch; amounts as decimals. */
export interface Closing {
  readonly branch: number | null;
  readonly profit: string;
  readonly lines: readonly ClosingLine[];
}

interface Closings {
  readonly profit: string;
  readonly closings: readonly Closing[];
}

/** What closing a year would post now; undefined until it is known, and for whoever may not read the ledger. */
export function useClosing(year: number): Closings | undefined {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { canAccess } = useCanAccess({ resource: accountLog.route, action: 'list' });
  const { data } = useQuery({
    queryKey: ['accounts', 'closing', year],
    queryFn: () => dataProvider.ask<Closings>(`/api/accounts/fiscal_years/${year}/closing`),
    enabled: canAccess === true,
    staleTime: 0,
  });
  return data;
}
