import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';

export const eventKinds = ['departure', 'return', 'passport_expiry', 'registration'] as const;

/** Something that comes up, with the way to it. */
export interface ComingEvent {
  readonly kind: (typeof eventKinds)[number];
  readonly date: string;
  readonly count: number;
  readonly title?: string | null;
  readonly link: string;
}

export interface QuickPanelData {
  /** The agency's calendar day. */
  readonly today: string;
  readonly notes: string | null;
  readonly events: readonly ComingEvent[];
}

/** What the host has for the panel; asked anew each time it opens. */
export function useQuickPanel() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['quick-panel'],
    queryFn: ({ signal }) => dataProvider.ask<QuickPanelData>('/api/quick-panel/data', { signal }),
    gcTime: 0,
  });
}
