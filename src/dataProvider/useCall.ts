import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from './RihlaDataProvider.ts';

interface CallTerms {
  /** First parts of the query keys of what it may have changed, such as the route of an entity; read anew. */
  readonly touches: readonly string[] | 'all';
  /** It is not over before what it touches has been read again. */
  readonly awaitsReading?: boolean;
  /** Calls of one scope follow each other. */
  readonly scope?: UseMutationOptions['scope'];
  /** Told of its end in either way, even when whoever gave it is gone. */
  onSettled?(): void;
}

/**
 * A call that changes something on the host: nothing shows as done before the host says so. What it touches is read
 * anew, also after a refusal: it may have moved in the meantime. Rejects with an HttpError, whose `body.errors` are a
 * form's (`useSubmit`).
 */
export function useCall<P, A>(
  call: (host: RihlaDataProvider, params: P) => Promise<A>,
  { touches, awaitsReading = false, scope, onSettled }: CallTerms,
) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  return useMutation<A, Error, P>({
    mutationFn: params => call(dataProvider, params),
    ...(scope && { scope }),
    onSettled: async () => {
      const filters = touches === 'all' ? [{}] : touches.map(key => ({ queryKey: [key] }));
      const readings = filters.map(filter => queryClient.invalidateQueries(filter));
      if (awaitsReading) await Promise.all(readings);
      onSettled?.();
    },
  });
}
