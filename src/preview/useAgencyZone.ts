import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';

interface Config {
  readonly time_zone?: string;
}

/** The time zone in which the agency works; the reader's own where the host does not tell. */
export function useAgencyZone(): string {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { data } = useQuery({ queryKey: ['config'], queryFn: ({ signal }) => dataProvider.ask<Config>('/api/config', { signal }), staleTime: Infinity, retry: false });
  return data?.time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** An instant on the clock of a zone, with the zone's name: the reader may be on a journey. */
export const timeIn = (timeZone: string, instant: string, locale: string): string =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short',
  }).format(new Date(instant));
