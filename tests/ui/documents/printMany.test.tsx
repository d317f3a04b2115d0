import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import {
  AdminContext,
  HttpError,
  ListContextProvider,
  Notification,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrintingEnd, PrintingLine } from '#catalog/engine/papers/Printing.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Call } from '#src/dataProvider/send.ts';
import { tellOwner } from '#src/authProvider/owners.ts';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { messages } from '#src/i18n/en/messages.ts';
import { pageMessages } from '#src/i18n/en/pageMessages.ts';

const written = vi.hoisted(() => vi.fn());
vi.mock(import('#src/engine/exports/writeFile.ts'), async original => ({ ...(await original()), offer: written }));

const words = { ...messages, ...pageMessages };
const document: PrintingEnd = { document: btoa('%PDF-1.7') };

interface Shown {
  readonly entity?: keyof typeof entities;
  readonly selectedIds?: readonly number[];
  readonly may?: boolean;
}

type Ask = (path: string, call: Call & { onLine(line: PrintingLine): void }) => Promise<PrintingEnd | undefined>;

function show(given: Ask, { entity = 'sales', selectedIds = [9, 7, 8], may = true }: Shown = {}) {
  const ask = vi.fn(given);
  const { route } = entities[entity];
  const list = { resource: route, selectedIds, data: [7, 8, 9].map(id => ({ id })), filterValues: {} };
  const rights = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => ({ role: 'guest', permissions: new Set() }),
    canAccess: async ({ action }: { action: string }) => (action === 'show' ? may : action === 'delete'),
  };
  render(
    <MemoryRouter>
      <AdminContext
        // React-Admin types its test provider by any record type a caller might name.
        dataProvider={{ ...testDataProvider(), ask } as never}
        authProvider={rights as never}
        i18nProvider={polyglot(() => words, 'en')}
      >
        <ResourceContextProvider value={route}>
          <ListContextProvider value={list as never}>
            <BulkTools />
          </ListContextProvider>
        </ResourceContextProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  );
  return { ask, user: userEvent.setup() };
}

const hostIs = (config: object) => vi.stubGlobal('fetch', async () => Response.json(config));
beforeEach(() => {
  // What the host of another test has told is forgotten.
  tellOwner(null);
  hostIs({ idempotency_keys: true });
  written.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.findByRole('button', { name });

it('asks how papers are wanted, tells how many are made, and gives them as one file, in the order of the list', async () => {
  let go: (end: PrintingEnd) => void = () => undefined;
  let tell: (line: PrintingLine) => void = () => undefined;
  const { ask, user } = show((_, call) => {
    tell = call.onLine;
    return new Promise(resolve => {
      go = resolve;
    });
  });
  await user.click(await button('Print'));
  expect(await screen.findByRole('dialog', { name: 'Print 3 records' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Language of the paper' }));
  await user.click(screen.getByRole('option', { name: 'বাংলা' }));
  await user.click(screen.getByRole('checkbox', { name: 'Mark as a copy' }));
  await user.click(await button('Make the PDF'));
  expect(await screen.findByText('0 of 3')).toBeVisible();
  tell({ drawn: 2, of: 3 });
  expect(await screen.findByText('2 of 3')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Making the PDF…' })).toHaveAttribute('aria-valuenow', '67');
  expect(await button('Make the PDF')).toBeDisabled();
  go(document);
  expect(await screen.findByText('The PDF with 3 papers is here.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [path, call] = ask.mock.calls[0] ?? [];
  expect([path, call?.method, String(call?.query), call?.body]).toEqual([
    '/api/papers/sales',
    'POST',
    'language=bn&copy=true',
    { ids: [7, 8, 9] },
  ]);
  const [file, name, format] = written.mock.calls[0] ?? [];
  expect([await file.text(), file.type, format]).toEqual(['%PDF-1.7', 'application/pdf', 'pdf']);
  expect(name).toMatch(/\d{4}-\d\d-\d\d$/);
});

it('is cancelled, which ends the call, and can be asked for anew', async () => {
  let signal: AbortSignal | undefined;
  const { user } = show(
    (_, call) =>
      new Promise((_resolve, reject) => {
        ({ signal } = call);
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  await user.click(await button('Print'));
  await user.click(await button('Make the PDF'));
  expect(await screen.findByText('0 of 3')).toBeVisible();
  await user.click(await button('Cancel'));
  expect(signal?.aborted).toBe(true);
  expect(await button('Make the PDF')).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(written).not.toHaveBeenCalled();
});

it.each([
  ['a record that is gone', new HttpError('No such record.', 404, { id: 8 }), /Record #8: No such record\./],
  ['a refusal on the way', { refused: { status: 422, body: { detail: 'Too much.' } } }, /was not made\. Too much\./],
  ['an answer that was cut off', undefined, /cannot be reached/],
])('tells of %s, and gives no file', async (_what, end, said) => {
  const { user } = show(async () => {
    if (end instanceof Error) throw end;
    return end;
  });
  await user.click(await button('Print'));
  await user.click(await button('Make the PDF'));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(await button('Make the PDF')).toBeEnabled();
  expect(written).not.toHaveBeenCalled();
});

it('says that more are selected than one file holds', async () => {
  const { user } = show(async () => document, { selectedIds: Array.from({ length: 201 }, (_, at) => at + 1) });
  await user.click(await button('Print'));
  expect(await screen.findByRole('alert')).toHaveTextContent('at most 200 papers');
  expect(await button('Make the PDF')).toBeDisabled();
});

it.each([
  ['records without a paper', { entity: 'city' }, {}],
  ['whoever may not see the records', { may: false }, {}],
  ['hosts that make no papers', {}, { idempotency_keys: false }],
] as const)('is not offered for %s', async (_what, shown, config) => {
  if ('idempotency_keys' in config) hostIs(config);
  show(async () => document, shown);
  expect(await button('Delete')).toBeVisible();
  await new Promise(resolve => void setTimeout(resolve, 100));
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
