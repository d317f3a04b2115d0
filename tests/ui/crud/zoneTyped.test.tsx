import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, ListContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { SearchField } from '#src/engine/crud/list/SearchField.tsx';
import { messages } from '#src/i18n/en/messages.ts';

function show(canAccess = true) {
  const setFilters = vi.fn();
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({})}
        i18nProvider={polyglot(() => messages, 'en')}
        authProvider={{ canAccess: async () => canAccess, getPermissions: async () => null } as never}
      >
        <ResourceContextProvider value={entities.city.route}>
          <ListContextProvider value={{ filterValues: {}, setFilters } as never}>
            <SearchField />
          </ListContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  const field = screen.getByRole('searchbox');
  return { setFilters, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}
const pause = () => new Promise(resolve => setTimeout(resolve, 500));

it.each([
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F1204159ZE184226B<<<<<10',
  'A123456784BGD8001014M300101212345678901234<06',
  'p‹utoeriksson‹‹anna‹maria',
])('a list does not search for %s, and says where that is done', async text => {
  const { setFilters, field, type } = show();
  type(text);
  expect(await screen.findByRole('link', { name: 'Search pilgrims' })).toHaveAttribute(
    'href',
    '/apps/passenger/search',
  );
  expect(field).toHaveAccessibleDescription(/not searched for here/);
  expect(field).toBeInvalid();
  await pause();
  expect(setFilters).not.toHaveBeenCalled();
  type('Sylhet');
  await waitFor(() => expect(setFilters).toHaveBeenCalledWith({ q: 'Sylhet' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('the way there is shown to nobody who may not go it', async () => {
  const { type } = show(false);
  type('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<');
  await pause();
  expect(screen.getByRole('status')).toHaveTextContent(/^These look like the lines of a document/);
  expect(screen.queryByRole('link')).toBeNull();
});
