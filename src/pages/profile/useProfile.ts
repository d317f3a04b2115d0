import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { user } from '../../../catalog/people/user.ts';
import { mount } from '../../../catalog/wire.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';

/** The signed-in user's own record. */
export type Profile = Readonly<Record<string, unknown>> & { readonly id: number; readonly role_name: string | null; readonly image: string | null };

/** Asks the host who is signed in. */
export function useProfile() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({ queryKey: ['me'], queryFn: ({ signal }) => dataProvider.ask<Profile>(`${mount(user.name)}/me/`, { signal }) });
}
