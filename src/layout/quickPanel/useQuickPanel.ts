import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import type { ComingEvent } from './ComingEvent.ts';

export interface QuickPanelData {
  /** The agency's calendar day. */
  readonly today: string;
  readonly notes: string | null;
  readonly events: readonly ComingEvent[];
}

export const QUICK_PANEL = ['quick-panel'] as const;

/** What the host has for the panel; asked anew each time it opens, or its window is come back to. */
export function useQuickPanel() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: QUICK_PANEL,
    queryFn: ({ signal }) => dataProvider.ask<QuickPanelData>('/api/quick-panel/data', { signal }),
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
}
