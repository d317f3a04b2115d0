import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ChartedLedger } from '#catalog/ledger/chart/chart.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { type Chart, chartFrom } from './Chart.ts';

interface ChartState {
  /** Absent while it is on the way, and where it cannot be had. */
  readonly chart: Chart | undefined;
  readonly isPending: boolean;
}

/** The chart of accounts, so that a voucher is judged while it is typed. Without it the host alone decides. */
export function useChart(): ChartState {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['accounts', 'chart'],
    queryFn: () => dataProvider.ask<{ readonly ledgers: readonly ChartedLedger[] }>('/api/accounts/chart'),
    staleTime: 60_000,
  });
  const chart = useMemo(() => data && chartFrom(data.ledgers), [data]);
  return { chart, isPending };
}
