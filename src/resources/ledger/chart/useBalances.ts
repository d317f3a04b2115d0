import { useQueries } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import { accountLog } from '#catalog/ledger/vouchers/accountLog.ts';
import { isDay } from '#catalog/engine/days/instants.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { askBalance } from './askBalance.ts';

/** Begins the keys of what is remembered of balances. */
export const BALANCES = 'balances';

/**
 * Debit less credit of ledgers at the end of a day, by id. Those that are not known yet, or to this reader, are left
 * out.
 */
export function useBalances(ids: readonly number[], day: unknown): ReadonlyMap<number, string> {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { canAccess } = useCanAccess({ resource: accountLog.route, action: 'list' });
  const until = typeof day === 'string' && isDay(day) ? day : '';
  const found = useQueries({
    queries: ids.map(id => ({
      queryKey: [BALANCES, until, id],
      queryFn: () => askBalance(query => dataProvider.ask('/api/accounts/balances', { query }), id, until),
      enabled: canAccess === true,
      staleTime: 30_000,
    })),
  });
  return new Map(ids.flatMap((id, at) => (typeof found[at]?.data === 'string' ? [[id, found[at].data] as const] : [])));
}
