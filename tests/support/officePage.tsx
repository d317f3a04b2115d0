import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, type AuthProvider, Notification, ResourceContextProvider, type Store } from 'react-admin';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import type { Principal } from '../../catalog/engine/access/access.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { createQueryClient } from '../../src/dataProvider/queryClient.ts';
import { i18nProvider, loadPageWords, loadWords } from '../../src/i18n/i18nIn.ts';
import { LeaveQuestion } from '../../src/engine/editing/LeaveQuestion.tsx';
import { session } from '../../src/authProvider/session.ts';
import { amina, tokenFor } from './tokens.ts';

export interface Shown {
  /** Answers every call. */
  host(path: string, init?: RequestInit): Response | Promise<Response>;
  readonly entity: Entity;
  /** Pages by what follows the entity's route, such as `:id`. */
  readonly pages: Readonly<Record<string, ReactNode>>;
  readonly at: string;
  /** Whose rights the pages ask about; without, they are told of none. */
  readonly who?: Principal;
  /** Of the product, for what it does when a session ends; the rights are those of `who`. */
  readonly authProvider?: AuthProvider;
  /** Whether they may change nothing. */
  readonly isReader?: boolean;
  /** What earlier visits have left. */
  readonly store?: Store;
  /** Whether the host announces that it takes keys. */
  readonly takesKeys?: boolean;
}

type Who = Pick<Shown, 'authProvider' | 'isReader'> & { readonly who: Principal };

const authProviderOf = ({ who, authProvider: given, isReader = false }: Who): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  ...given,
  getPermissions: async () => who,
  canAccess: async ({ action }) => !isReader || action === 'list' || action === 'show',
});

/** Pages of an entity, drawn for an administrator; other addresses lead to empty ones. */
export async function showPages({ host, entity, pages, at, store, takesKeys = false, ...visitor }: Shown) {
  const { who } = visitor;
  session.start(tokenFor(3600), amina);
  await loadWords();
  await loadPageWords();
  const asked: string[] = [];
  const dataProvider = createDataProvider({
    baseUrl: '',
    mediaUrl: '',
    token: session.token,
    locale: () => 'en',
    takesKeys: async () => takesKeys,
    fetch: async (input, init) => {
      const path = String(input);
      asked.push(`${init?.method ?? 'GET'} ${path}`);
      return host(path, init);
    },
  });
  const queryClient = createQueryClient();
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, retry: false } });
  const frame = (
    <AdminContext
      basename="/apps"
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      {...(store && { store })}
      {...(who && { authProvider: authProviderOf({ ...visitor, who }) })}
    >
      <ResourceContextProvider value={entity.route}>
        <Outlet />
      </ResourceContextProvider>
      <LeaveQuestion />
      <Notification />
    </AdminContext>
  );
  const children = Object.entries(pages).map(([path, element]) => ({ path: `/apps/${entity.route}/${path}`, element }));
  const router = createMemoryRouter(
    [{ element: frame, children: [...children, { path: '*', element: <h1>elsewhere</h1> }] }],
    { initialEntries: [`/apps/${entity.route}/${at}`] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, queryClient, dataProvider, asked };
}
