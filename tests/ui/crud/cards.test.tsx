import { render, screen } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, ListContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { messages } from '#src/i18n/en/messages.ts';

const { route } = entities.city;
const list = {
  data: [
    { id: 1, name: 'Dhaka' },
    { id: 2, name: 'Sylhet' },
  ],
  resource: route,
  selectedIds: [2],
  onToggleItem: vi.fn(),
};

function show(mayDelete: boolean) {
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => undefined,
    canAccess: async ({ action }: { readonly action: string }) => mayDelete || action !== 'delete',
  };
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider()}
        authProvider={authProvider}
        i18nProvider={polyglot(() => messages, 'en')}
      >
        <ResourceContextProvider value={route}>
          <ListContextProvider value={list as never}>
            <EntityCards />
          </ListContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

it('cards of records that may be deleted can be ticked, and show which are', async () => {
  show(true);
  expect(await screen.findByRole('checkbox', { name: /Sylhet$/ })).toBeChecked();
  const open = screen.getByRole('checkbox', { name: /Dhaka$/ });
  expect(open).not.toBeChecked();
  open.click();
  expect(list.onToggleItem).toHaveBeenCalledWith(1);
});

it('cards with which nothing can be done together have no boxes', async () => {
  show(false);
  expect(await screen.findByRole('heading', { name: 'Dhaka' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
