import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { Verdict } from '#catalog/engine/access/verdict.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

/** What the host says of a user: of all kinds of records or, given an entity and an id, of a single record. */
export function useVerdicts(user: RaRecord, entity?: string, record?: number) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const query = new URLSearchParams({ ...(entity && { entity }), ...(record && { record: String(record) }) });
  return useQuery({
    queryKey: ['access', user.id, user['version'], String(query)],
    queryFn: ({ signal }) => dataProvider.ask<readonly Verdict[]>(`/api/access/${user.id}`, { query, signal }),
    // Roles and branches are changed elsewhere, often from a link of this very answer.
    staleTime: 0,
  });
}
