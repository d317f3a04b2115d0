import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * Keeps some of the signed-in user's own data on the host; what is not named stays. Whoever names what was there
 * before is refused with 412 when something else is there by now; the error's `body.data` holds it.
 */
export function useUserData() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return (data: Data, before?: Data): Promise<unknown> =>
    dataProvider.ask('/api/auth/user/update', { method: 'POST', body: { user: { data, ...(before && { before }) } } });
}
