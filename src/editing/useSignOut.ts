import { useLogout } from 'react-admin';
import { mayEndSession } from './otherTabs.ts';

/**
 * Signs out on purpose, which leaves every form of every tab; whoever stays to save stays signed in. Leads to the path
 * that is given, else to the start.
 */
export function useSignOut(): (to?: string) => Promise<void> {
  const logout = useLogout();
  return async to => {
    if (await mayEndSession()) await logout({}, to, false);
  };
}
