import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import type { ReactElement } from 'react';
import {
  AdminContext,
  HttpError,
  ListContextProvider,
  Notification,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { ImportPanel } from '#src/engine/imports/ImportPanel.tsx';
import { ViewsPanel } from '#src/engine/crud/list/ViewsPanel.tsx';
import { messages } from '#src/i18n/en/messages.ts';

afterEach(() => vi.unstubAllGlobals());

function show(panel: ReactElement, calls: object) {
  vi.stubGlobal('fetch', async () => Response.json({ country: 'BD' }));
  const list = {
    filterValues: {},
    sort: { field: 'id', order: 'DESC' },
    setFilters: () => undefined,
    setSort: () => undefined,
  };
  // React-Admin types its test provider by any record type a caller might name.
  const dataProvider = testDataProvider({ getList: async () => ({ data: [], total: 0 }), ...calls } as never);
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={polyglot(() => messages, 'en')}>
        <ResourceContextProvider value={entities.department.route}>
          <ListContextProvider value={list as never}>{panel}</ListContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('a view that was not saved keeps its name, one that was makes room for the next', async () => {
  const create = vi.fn(async () => ({ data: { id: 1 } }));
  create.mockRejectedValueOnce(new HttpError('shell.failures.network', 0));
  const user = show(<ViewsPanel onClose={() => undefined} />, { create });
  const name = await screen.findByRole('textbox');
  await user.type(name, 'Far away{Enter}');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(name).toHaveValue('Far away');
  await user.type(name, '{Enter}');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(name).toHaveValue(''));
});

const view = (id: number, name: string) => ({ id, name, resource: entities.department.route, query: { filter: {} } });
const two = { data: [view(1, 'Far away'), view(2, 'Near')], total: 2 };

it('a view under a name that is there already replaces that one, and the button says so', async () => {
  const [create, update] = [vi.fn(), vi.fn(async () => ({ data: { id: 1 } }))];
  const user = show(<ViewsPanel onClose={() => undefined} />, { create, update, getList: async () => two });
  await screen.findByRole('button', { name: 'Near' });
  await user.type(screen.getByRole('textbox'), 'far AWAY ');
  expect(screen.getByText('A view has this name already.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace the view' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.at(1)).toMatchObject({ id: 1, data: { name: 'Far away' } });
  expect(create).not.toHaveBeenCalled();
});

it('a view is renamed in its place, and to no name that another has', async () => {
  const update = vi.fn(async () => ({ data: { id: 2 } }));
  const user = show(<ViewsPanel onClose={() => undefined} />, { update, getList: async () => two });
  await user.click(await screen.findByRole('button', { name: 'Rename the view “Near”' }));
  const box = screen.getByRole('textbox', { name: 'New name of “Near”' });
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, 'Far away');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(box, ' too{Enter}');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.at(1)).toMatchObject({ id: 2, data: { name: 'Far away too' } });
});

it('a view is removed only after a question', async () => {
  const remove = vi.fn(async () => ({ data: { id: 2 } }));
  const user = show(<ViewsPanel onClose={() => undefined} />, { delete: remove, getList: async () => two });
  await user.click(await screen.findByRole('button', { name: 'Remove the view “Near”' }));
  expect(await screen.findByRole('dialog', { name: 'Delete the view “Near”?' })).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
});

it('a sheet that was corrected is read anew when the same file is chosen again', async () => {
  const importRows = vi.fn(async () => ({
    rows: [],
    totals: { create: 1, update: 0, unchanged: 0, error: 0 },
    made: [],
  }));
  const user = show(<ImportPanel onClose={() => undefined} />, { importRows });
  const box = screen.getByLabelText('CSV or XLSX file');
  const sheet = new File(['Name\r\nVisa'], 'departments.csv', { type: 'text/csv' });
  await user.upload(box, sheet);
  await waitFor(() => expect(importRows).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(box).toBeEnabled());
  await user.upload(box, sheet);
  await waitFor(() => expect(importRows).toHaveBeenCalledTimes(2));
  expect(screen.getByText('departments.csv')).toBeVisible();
});

it('a sheet is chosen by a button of the house, or dropped beside it', async () => {
  const importRows = vi.fn(async () => ({
    rows: [],
    totals: { create: 1, update: 0, unchanged: 0, error: 0 },
    made: [],
  }));
  const user = show(<ImportPanel onClose={() => undefined} />, { importRows });
  const choose = vi.spyOn(screen.getByLabelText<HTMLInputElement>('CSV or XLSX file'), 'click');
  await user.click(screen.getByRole('button', { name: 'Choose a file' }));
  expect(choose).toHaveBeenCalledTimes(1);
  const files = [new File(['Name\r\nVisa'], 'departments.csv', { type: 'text/csv' })];
  fireEvent.drop(screen.getByText(/or drop it here/), { dataTransfer: { files } });
  await waitFor(() => expect(importRows).toHaveBeenCalledTimes(1));
});

it('an import whose host is lost says so in words, and is sent again as it was', async () => {
  const sheet = new File(['Name\r\nVisa'], 'departments.csv', { type: 'text/csv' });
  const written: unknown[] = [];
  const importRows = vi.fn(async (_route: string, { rows, commit }: { rows: unknown[]; commit: boolean }) => {
    if (commit) written.push(rows);
    if (written.length === 1) throw new HttpError('shell.failures.network', 0);
    return { rows: [], totals: { create: rows.length, update: 0, unchanged: 0, error: 0 }, made: [] };
  });
  const user = show(
    <>
      <ImportPanel onClose={() => undefined} />
      <Notification />
    </>,
    { importRows },
  );
  await user.upload(screen.getByLabelText('CSV or XLSX file'), sheet);
  const write = await screen.findByRole('button', { name: 'Import now' });
  await waitFor(() => expect(write).toBeEnabled());
  await user.click(write);
  expect(await screen.findByText(/could not be imported. The host cannot be reached/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Import now' }));
  expect(await screen.findByText(/New: 1,/)).toBeVisible();
  expect(written).toEqual([[{ name: 'Visa' }], [{ name: 'Visa' }]]);
});

it('an import that waits says how many come first, and is stopped without a failure', async () => {
  const sheet = new File(['Name\r\nVisa'], 'departments.csv', { type: 'text/csv' });
  const importRows = vi.fn(
    (_route: string, { signal, onWaiting }: { signal: AbortSignal; onWaiting(before: number): void }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        onWaiting(3);
      }),
  );
  const user = show(
    <>
      <ImportPanel onClose={() => undefined} />
      <Notification />
    </>,
    { importRows },
  );
  await user.upload(screen.getByLabelText('CSV or XLSX file'), sheet);
  expect(await screen.findByText('3 imports come before yours.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Check' })).toBeEnabled();
  expect(screen.queryByText(/could not be imported/)).toBeNull();
});
