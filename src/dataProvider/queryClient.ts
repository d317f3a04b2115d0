import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const RETRIES = 2;

/** A refusal stays a refusal however often one asks; only a host in trouble is asked again. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof HttpError && error.status >= 400 && error.status < 500);

/** Milliseconds until a question is repeated: as long as the host asks for, but no longer than a reader waits. */
const delay = (failures: number, error: Error): number => {
  const asked = error instanceof HttpError ? Number(error.body?.retryAfter) * 1_000 : 0;
  return Math.min(Math.max(asked || 0, 1_000 * 2 ** failures), 10_000);
};

/**
 * Records in memory; of one visit, because the next may be somebody else's. Without a network a question waits until it
 * is back. A save fails at once: one that waits would be carried out after its author has turned away from it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        retryDelay: delay,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
      mutations: { networkMode: 'always' },
    },
  });
