import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';

type Data = Readonly<Record<string, unknown>>;

interface Manner {
  /** What was there before. */
  readonly before?: Data | undefined;
  readonly signal?: AbortSignal;
  /** The call outlives its page. */
  readonly keepalive?: boolean;
}

/**
 * Keeps some of the signed-in user's own data on the host; what is not named stays. Whoever names what was there
 * before is refused with 412 when something else is there by now; the error's `body.data` holds it.
 */
export function useUserData() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useCallback(
    (data: Data, { before, ...options }: Manner = {}): Promise<unknown> =>
      dataProvider.ask('/api/auth/user/update', { method: 'POST', body: { user: { data, ...(before && { before }) } }, ...options }),
    [dataProvider],
  );
}
