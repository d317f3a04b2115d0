import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import {
  AdminContext,
  HttpError,
  type Identifier,
  ListContextProvider,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { BulkDialog } from '#src/engine/bulk/BulkDialog.tsx';
import { DeleteMany } from '#src/engine/bulk/DeleteMany.tsx';
import { messages } from '#src/i18n/en/messages.ts';

const { route } = entities.city;
const ids = [1, 2, 3, 4, 5];
const list = { selectedIds: ids, refetch: vi.fn(), onSelect: vi.fn() };
const lost = () => new HttpError('shell.failures.network', 0);
const done = (some: readonly Identifier[]) => ({
  results: some.map(id => ({ id, status: id === 2 ? 409 : 200, detail: 'In use.' })),
});

function show(dialog: React.ReactElement, provider = {}) {
  const getMany = async (_: string, { ids: asked }: { ids: Identifier[] }) => ({
    data: asked.map(id => ({ id, name: `City ${id}` })),
  });
  // React-Admin types its test provider by any record type a caller might name.
  const dataProvider = testDataProvider({ getMany, ...provider } as never);
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={polyglot(() => messages, 'en')}>
        <ResourceContextProvider value={route}>
          <ListContextProvider value={list as never}>{dialog}</ListContextProvider>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole('button', { name });

it('a command on many that is cut off midway shows what is known, and goes on with the rest', async () => {
  const run = vi.fn(async (some: readonly Identifier[]) => done(some));
  run.mockImplementationOnce(async some => done(some)).mockRejectedValueOnce(lost());
  const onClose = vi.fn();
  const user = show(
    <BulkDialog
      ready
      title="crud.bulk.delete_title"
      confirm="ra.action.delete"
      together={2}
      run={run}
      onClose={onClose}
    >
      Sure?
    </BulkDialog>,
  );
  await user.click(await button('Delete'));
  expect(await screen.findByText('Done: 1. Failed: 1.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/cannot be reached.*Of 3 records the result is not known/);
  await user.click(await button('Go on with the other 3'));
  expect(await screen.findByText('Done: 4. Failed: 1.')).toBeVisible();
  expect(run.mock.calls.map(([some]) => some)).toEqual([[1, 2], [3, 4], [3, 4], [5]]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await button('Close'));
  expect(onClose).toHaveBeenCalled();
  expect(list.onSelect).toHaveBeenLastCalledWith([2]);
});

it('one whose first answer is lost can be pressed again', async () => {
  const run = vi.fn(async (some: readonly Identifier[]) => done(some));
  run.mockRejectedValueOnce(lost());
  const user = show(
    <BulkDialog ready title="crud.bulk.delete_title" confirm="ra.action.delete" run={run} onClose={() => undefined}>
      Sure?
    </BulkDialog>,
  );
  await user.click(await button('Delete'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Of 5 records the result is not known');
  await user.click(await button('Delete'));
  expect(await screen.findByText('Done: 4. Failed: 1.')).toBeVisible();
});

it('tells those apart that were there already, and links what needs one that stays', async () => {
  const uses = [{ entity: 'thana', id: 9, title: 'Gulshan' }];
  const run = async () => ({
    results: [
      { id: 1, status: 200 },
      { id: 2, status: 200, unchanged: true as const },
      { id: 3, status: 409, detail: 'In use.', uses },
    ],
  });
  const user = show(
    <BulkDialog ready title="crud.bulk.delete_title" confirm="ra.action.delete" run={run} onClose={() => undefined}>
      Sure?
    </BulkDialog>,
  );
  await user.click(await button('Delete'));
  expect(await screen.findByText('Done: 1. Failed: 1. One was there already.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gulshan' })).toHaveAttribute('href', expect.stringContaining('/9'));
});

it('what is not there any more has been deleted, by whomever', async () => {
  const deleteManyResults = async () => ({ results: ids.map(id => ({ id, status: id < 3 ? 404 : 200 })) });
  const user = show(<DeleteMany onClose={() => undefined} />, { deleteManyResults });
  await user.click(await button('Delete'));
  await waitFor(() => expect(screen.getByText('Done: 5. Failed: 0.')).toBeVisible());
});

it('one that is left after a cut keeps selected what failed and what is not known', async () => {
  const run = vi.fn(async (some: readonly Identifier[]) => done(some));
  run.mockImplementationOnce(async some => done(some)).mockRejectedValueOnce(lost());
  const texts = { title: 'crud.bulk.delete_title', confirm: 'ra.action.delete' };
  const user = show(
    <BulkDialog ready {...texts} together={2} run={run} onClose={() => undefined}>
      Sure?
    </BulkDialog>,
  );
  await user.click(await button('Delete'));
  await user.click(await button('Close'));
  expect(list.onSelect).toHaveBeenLastCalledWith([2, 3, 4, 5]);
});
