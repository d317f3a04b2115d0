import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const RETRIES = 2;

/** A refusal stays a refusal however often one asks; only a host in trouble is asked again. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof HttpError && error.status >= 400 && error.status < 500);

/** Records in memory. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, refetchOnWindowFocus: false } },
});
