import { useLogout } from 'react-admin';
import { mayLeave } from './unsaved.ts';

/** Signs out on purpose, which leaves every form; whoever stays to save stays signed in. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  return async () => {
    if (await mayLeave()) await logout({}, undefined, false);
  };
}
