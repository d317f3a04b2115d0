import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { delay } from 'es-toolkit/promise';
import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from './RihlaDataProvider.ts';

/** A host that has done its work and answers nothing more holds nobody back for longer, in milliseconds. */
const PATIENCE = 10_000;

interface CallTerms {
  /** First parts of the query keys of what it may have changed, such as the route of an entity; read anew. */
  readonly touches: readonly string[] | 'all';
  /**
   * It is not over before what it touches has been read again, or only what the key begins; with a key, a refusal is over
   * at once.
   */
  readonly awaitsReading?: boolean | QueryKey;
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
    onSettled: async (_answer, refusal) => {
      const filters = touches === 'all' ? [{}] : touches.map(key => ({ queryKey: [key] }));
      const readings = filters.map(filter => queryClient.invalidateQueries(filter));
      if (typeof awaitsReading === 'object') {
        // The reading that has just begun, not one more.
        const own = queryClient.invalidateQueries({ queryKey: awaitsReading }, { cancelRefetch: false });
        if (!refusal) await Promise.race([own, delay(PATIENCE)]);
      } else if (awaitsReading) await Promise.race([Promise.all(readings), delay(PATIENCE)]);
      onSettled?.();
    },
  });
}
