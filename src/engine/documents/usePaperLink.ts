import { useQuery } from '@tanstack/react-query';
import { HttpError, type Identifier, useDataProvider } from 'react-admin';
import type { PaperName } from '#catalog/registry/papers.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';

interface Answer {
  /** Null of a draft. */
  readonly url: string | null;
}

/**
 * The address for the code on a printed document; null where it has none, as a draft, or a host of the family that gives
 * none. Undefined until it is known, so that nothing is printed without it.
 */
export function usePaperLink(entity: PaperName, id: Identifier | undefined) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['papers', entity, id],
    queryFn: async () => {
      try {
        return await dataProvider.ask<Answer>(`/api/papers/${entity}/${String(id)}`, { method: 'POST', body: {} });
      } catch (failure) {
        if (failure instanceof HttpError && failure.status === 404) return { url: null };
        throw failure;
      }
    },
    enabled: id !== undefined,
  });
  return { url: data?.url, error, refetch };
}
