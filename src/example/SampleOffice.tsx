import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { AuthContext, type AuthProvider, DataProviderContext, memoryStore, StoreContextProvider } from 'react-admin';
import type { Principal } from '../../catalog/engine/access/access.ts';
import { RecordExtras } from '../engine/entity/recordExtras.ts';
import { createQueryClient } from '../dataProvider/queryClient.ts';
import { sampleProvider } from './sampleProvider.ts';
import { useWord } from './useWord.ts';

const administrator: Principal = { role: 'admin', permissions: null, branch: null };
const done = async () => undefined;

/** Examples look alike to every role. */
const authProvider: AuthProvider = {
  login: done,
  logout: done,
  checkAuth: done,
  checkError: done,
  getPermissions: async () => administrator,
  canAccess: async () => true,
};

const store = memoryStore();
const noExtra = () => undefined;

/** What an example would lead to is not there, or is a true record. Buttons within work. */
function leadNowhere(node: HTMLElement | null) {
  const stop = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest('button, input')) return;
    if (!event.target.closest('a[href^="/apps"], .RaDataTable-row')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  node?.addEventListener('click', stop, true);
  return () => node?.removeEventListener('click', stop, true);
}

/** An office of samples, without a host, around the examples: nothing is asked for, kept or changed. */
export function SampleOffice({ children }: { readonly children: ReactNode }) {
  const word = useWord();
  // In another language they are other samples.
  const { queryClient, dataProvider } = useMemo(
    () => ({ queryClient: createQueryClient(), dataProvider: sampleProvider(word) }),
    [word],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <AuthContext value={authProvider}>
        <DataProviderContext value={dataProvider}>
          <StoreContextProvider value={store}>
            <RecordExtras value={noExtra}>
              <div ref={leadNowhere}>{children}</div>
            </RecordExtras>
          </StoreContextProvider>
        </DataProviderContext>
      </AuthContext>
    </QueryClientProvider>
  );
}
