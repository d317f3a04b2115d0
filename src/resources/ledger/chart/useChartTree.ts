import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { accountLog } from '#catalog/ledger/vouchers/accountLog.ts';
import { type AccountKind, chartTree, type ChartRecord, type ChartRecords } from '#catalog/ledger/chart/chartTree.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import type { Answer } from './askBalance.ts';
import { BALANCES } from './useBalances.ts';

const byId = { filter: {}, sort: { field: 'id', order: 'ASC' } } as const;

/**
 * The chart of accounts with what each account holds today. It shows as soon as its records are here; balances follow,
 * and are left out for whoever may not read the ledger.
 */
export function useChartTree() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { canAccess } = useCanAccess({ resource: accountLog.route, action: 'list' });
  const recordsOf = async (kind: AccountKind, signal: AbortSignal): Promise<ChartRecord[]> => {
    const records: ChartRecord[] = [];
    for await (const rows of await dataProvider.everyPage(entities[kind].route, byId, undefined, signal))
      records.push(...rows.map(row => row as unknown as ChartRecord));
    return records.toSorted((a, b) => a.id - b.id);
  };
  const records = useQuery({
    queryKey: [entities.ledger_account.route, 'chart tree'],
    queryFn: async ({ signal }): Promise<ChartRecords> => {
      const [primary, groups, ledgers] = await Promise.all([
        recordsOf('primary_group', signal),
        recordsOf('group', signal),
        recordsOf('ledger_account', signal),
      ]);
      return { primary_group: primary, group: groups, ledger_account: ledgers };
    },
  });
  const balances = useQuery({
    queryKey: [BALANCES, 'all'],
    queryFn: async () => {
      const answer = await dataProvider.ask<Answer>('/api/accounts/balances');
      return new Map(answer.balances.map(({ ledger, balance }) => [ledger, balance]));
    },
    enabled: canAccess === true,
  });
  const tree = useMemo(() => records.data && chartTree(records.data, balances.data), [records.data, balances.data]);
  return { tree, mayRead: canAccess === true, failure: records.error, retry: records.refetch };
}
