import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'react-admin';
import { guest, type Principal } from '../../catalog/engine/access/access.ts';

/**
 * Who is at the screen, with their rights; a guest until that is known. The same question, asked and kept once, as
 * React-Admin's `usePermissions`, which every page has around it, and which also knows the way to the sign-in: so
 * whatever asks through it is drawn anew with each step of the address, and a row asks often.
 */
export function usePrincipal(): Principal {
  const authProvider = useAuthProvider();
  const { data } = useQuery<Principal>({
    queryKey: ['auth', 'getPermissions', {}],
    queryFn: async () => (await authProvider?.getPermissions?.({})) ?? guest,
    staleTime: 300_000,
  });
  return data ?? guest;
}
