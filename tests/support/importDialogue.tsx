import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import {
  AdminContext,
  ListContextProvider,
  memoryStore,
  ResourceContextProvider,
  type Store,
  testDataProvider,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { ImportParams } from '#src/dataProvider/RihlaDataProvider.ts';
import { ImportPanel } from '#src/engine/imports/ImportPanel.tsx';
import { englishMessages } from '#src/i18n/loadMessages.ts';

const list = { filterValues: {}, sort: { field: 'id', order: 'DESC' } };

/** The dialogue of an entity, at a host that would take anything. */
export function showImport(entity: Entity, store: Store = memoryStore()) {
  vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka', country: 'BD' }));
  const asked: ImportParams[] = [];
  const importRows = async (_route: string, params: ImportParams) => {
    asked.push(params);
    return {
      rows: params.rows.map((_, index) => ({ line: index + 1, outcome: 'create', errors: [] })),
      totals: { create: params.rows.length, update: 0, unchanged: 0, error: 0 },
      made: [],
    };
  };
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ importRows } as never)}
        queryClient={new QueryClient()}
        i18nProvider={polyglot(() => englishMessages(), 'en')}
        store={store}
      >
        <ResourceContextProvider value={entity.route}>
          <ListContextProvider value={list as never}>
            <ImportPanel onClose={() => undefined} />
          </ListContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const choose = async (...lines: string[]) => {
    await user.upload(screen.getByLabelText('CSV or XLSX file'), new File([lines.join('\n')], 'x.csv'));
    await screen.findByRole('heading', { name: /recognised/ });
    await atRest();
  };
  const pick = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
    await atRest();
  };
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await atRest();
  };
  /** What the host is sent once somebody has had the sheet checked and says that it is to be written. */
  const written = async () => {
    if (check()) await press('Check');
    await waitFor(() => expect(importNow()).toBeEnabled());
    await press('Import now');
    await screen.findByRole('button', { name: 'Close' });
    const last = asked.findLast(({ commit }) => commit);
    return { rows: last?.rows, keys: last?.keys };
  };
  return { user, asked, choose, pick, press, written };
}

export const atRest = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
export const check = () => screen.queryByRole('button', { name: 'Check' });
export const importNow = () => screen.getByRole('button', { name: 'Import now' });
