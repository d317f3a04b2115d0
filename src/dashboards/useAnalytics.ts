import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PartName, SeriesName } from '../../catalog/dashboards/analytics.ts';
import type { Period } from '../../catalog/engine/days/periods.ts';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';

/** What stands beside each other: the period, and as many days before it. */
export interface Compared {
  readonly now: string;
  readonly before: string;
}

export interface Series extends Compared {
  readonly steps: readonly (Compared & { readonly day: string })[];
}

export interface Share extends Compared {
  readonly id: number;
  readonly name: string | null;
}

/** A period as the host tells it; what its reader has no right to is not among it. */
export interface Analytics extends Period {
  readonly before: Period;
  readonly by: 'day' | 'month';
  readonly series: Partial<Record<SeriesName, Series>>;
  readonly parts: Partial<Record<PartName, readonly Share[]>>;
}

/** Keeps the period before in view until another has come. */
export function useAnalytics(period: Period | undefined) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['dashboards', 'analytics', period],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...period });
      return dataProvider.ask<Analytics>('/dashboard/api/v1/analytics/', { query, signal });
    },
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  });
}
