import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { RoleFacts } from '#catalog/engine/access/roleNameOf.ts';
import { user } from '#catalog/people/user.ts';
import { mount } from '#catalog/engine/wire.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

/** The signed-in user's own record. */
export type Profile = Readonly<Record<string, unknown>> &
  RoleFacts & { readonly id: number; readonly image: string | null };

/** Asks the host who is signed in. */
export function useProfile() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => dataProvider.ask<Profile>(`${mount(user.name)}/me/`, { signal }),
  });
}
