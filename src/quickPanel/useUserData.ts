import { useDataProvider } from 'react-admin';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';

/** Keeps some of the signed-in user's own data on the host; what is not named stays. */
export function useUserData() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return (data: Readonly<Record<string, unknown>>): Promise<unknown> =>
    dataProvider.ask('/api/auth/user/update', { method: 'POST', body: { user: { data } } });
}
