import { useLogout } from 'react-admin';
import { signInPath } from '../../authProvider/returnPath.ts';
import { session } from '../../authProvider/session.ts';
import { mayEndSession } from './otherTabs.ts';

/**
 * Signs out on purpose, which leaves every form of every tab; whoever stays to save stays signed in. Leads to the start,
 * or to the sign-in of somebody else who goes on at the path that is given.
 */
export function useSignOut(): (next?: string) => Promise<void> {
  const logout = useLogout();
  return async next => {
    if (!(await mayEndSession())) return;
    if (next !== undefined) session.leaveAt(next);
    await logout({}, next && signInPath(next), false);
  };
}
