import { useQueries } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { Namesakes } from '#catalog/bills/settlement/Namesakes.ts';
import { openItem } from '#catalog/bills/settlement/openItem.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

/** Who else of the names of some parties owes something, by party; nobody of one that owes something itself. */
export function useNamesakes(parties: readonly number[]): ReadonlyMap<number, Namesakes['namesakes']> {
  const { ask } = useDataProvider<RihlaDataProvider>();
  const { canAccess } = useCanAccess({ resource: openItem.route, action: 'list' });
  const found = useQueries({
    queries: parties.map(id => ({
      queryKey: [openItem.route, 'namesakes', id],
      queryFn: () => ask<Namesakes>(`/api/accounts/parties/${id}/namesakes`),
      enabled: canAccess === true,
      staleTime: 10_000,
    })),
  });
  return new Map(parties.flatMap((id, at) => (found[at]?.data ? [[id, found[at].data.namesakes] as const] : [])));
}
