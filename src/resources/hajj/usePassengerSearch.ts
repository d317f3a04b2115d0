import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isTooShort } from '#catalog/hajj/passengerSearch.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import type { PassengerSearch } from './PassengerMatch.ts';

/** Everybody who matches a text, best first, a page after the other. */
export function usePassengerSearch(text: string) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useInfiniteQuery({
    queryKey: ['passengers', 'search', text],
    queryFn: ({ pageParam, signal }) => {
      // Numbers of passports stand in no address.
      const body = { q: text, page: pageParam };
      return dataProvider.ask<PassengerSearch>('/api/passengers/search', { method: 'POST', body, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.matches.length > 0 && pages.flatMap(page => page.matches).length < last.total ? pages.length + 1 : undefined,
    enabled: !isTooShort(text),
  });
}
