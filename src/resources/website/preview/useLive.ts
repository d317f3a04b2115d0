import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { readRecord } from '#src/dataProvider/readRecord.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { mediaUrl } from '#src/authProvider/host.ts';

interface Versions {
  readonly live: Readonly<Record<string, unknown>> | null;
}

/** What visitors of the website see of a record now; null when they see nothing. */
export function useLive(entity: Entity, id: Identifier | undefined) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: [entity.route, 'live', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }): Promise<RaRecord | null> => {
      const { live } = await dataProvider.ask<Versions>(`/api/live/${entity.name}/${id}`, { signal });
      return live && readRecord(entity, live, mediaUrl);
    },
  });
}
