import { useLogout } from 'react-admin';
import { mayEndSession } from './otherTabs.ts';

/** Signs out on purpose, which leaves every form of every tab; whoever stays to save stays signed in. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  return async () => {
    if (await mayEndSession()) await logout({}, undefined, false);
  };
}
