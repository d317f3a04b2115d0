import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';
import type { PassengerMatch, PassengerSearch } from './PassengerMatch.ts';

/** The most that the host answers. */
export const MOST = 50;

const asSearch = (answer: PassengerSearch | readonly PassengerMatch[]): PassengerSearch => ('matches' in answer ? answer : { matches: answer });

/** Everybody who matches a text, best first. */
export function usePassengerSearch(text: string) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['passengers', 'search', text],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ q: text });
      return asSearch(await dataProvider.ask('/api/passengers/search', { query, signal }));
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}
