import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, ListContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ImportPanel } from '#src/engine/imports/ImportPanel.tsx';
import { messages } from '#src/i18n/en/messages.ts';
import { inCodePage } from '../../support/codePages.ts';
import { workbook } from '../../support/workbook.ts';

afterEach(() => vi.unstubAllGlobals());

const list = { filterValues: {}, sort: { field: 'id', order: 'DESC' } };

interface Asked {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly commit: boolean;
}

/** The dialogue of an entity, at a host that would take anything. */
function show(entity: Entity) {
  vi.stubGlobal('fetch', async () => Response.json({ country: 'BD' }));
  const importRows = vi.fn(async (_route: string, { rows }: Asked) => ({
    rows: rows.map((_, index) => ({ line: index + 1, outcome: 'create', errors: [] })),
    totals: { create: rows.length, update: 0, unchanged: 0, error: 0 },
  }));
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ importRows } as never)}
        i18nProvider={polyglot(() => messages, 'en')}
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
  const choose = (bytes: Uint8Array<ArrayBuffer> | string, name = 'x.csv') =>
    user.upload(screen.getByLabelText('CSV or XLSX file'), new File([bytes], name));
  /** Rows that are written once somebody says so. */
  const written = async () => {
    await waitFor(() => expect(importNow()).toBeEnabled());
    await user.click(importNow());
    await screen.findByRole('button', { name: 'Close' });
    return importRows.mock.calls.flatMap(([, { rows, commit }]) => (commit ? rows : []));
  };
  return { user, choose, written };
}

const importNow = () => screen.getByRole('button', { name: 'Import now' });

it('a sheet in the letters of Turkish is read by them, its first rows are shown, and it is written so', async () => {
  const { choose, written } = show(entities.department);
  await choose(inCodePage('name\r\nYıldız Şubesi', 'windows-1254'));
  const rows = await screen.findByRole('table', { name: 'First rows of the file' });
  expect(within(rows).getByText('Yıldız Şubesi')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Letters of the file' })).toHaveTextContent('Turkish');
  expect(await written()).toEqual([{ name: 'Yıldız Şubesi' }]);
});

it('another encoding reads the sheet anew', async () => {
  const { user, choose, written } = show(entities.department);
  await choose(inCodePage('name\r\nÖğüt', 'windows-1254'));
  await waitFor(() => expect(importNow()).toBeEnabled());
  await user.click(screen.getByRole('combobox', { name: 'Letters of the file' }));
  await user.click(await screen.findByRole('option', { name: /Western/ }));
  expect(await screen.findByText('Öðüt')).toBeVisible();
  expect(await written()).toEqual([{ name: 'Öðüt' }]);
});

it('a sheet whose bytes allow one encoding says it and asks nothing', async () => {
  const { choose } = show(entities.department);
  await choose('\uFEFFname\r\nفرع');
  expect(await screen.findByText('Letters of the file: UTF-8 (every script)')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('cells that a spreadsheet has spoilt are errors by row and column, and nothing is written', async () => {
  const { choose } = show(entities.department);
  await choose('name\r\nFine\r\n8.8E+12\r\n#N/A\r\nY\uFFFDld\uFFFDz');
  expect(await screen.findByText('New: 1 · Changed: 0 · Unchanged: 0 · With errors: 3')).toBeVisible();
  const problems = screen.getAllByRole('region').map(region => region.textContent);
  expect(problems).toContainEqual(expect.stringMatching(/^Name.*Format the column as text in Excel.*Line 3: /));
  expect(problems).toContainEqual(expect.stringMatching(/^Name.*formula has failed.*Line 4: /));
  expect(problems).toContainEqual(expect.stringMatching(/^Name.*Letters of this text are lost.*Line 5: /));
  expect(importNow()).toBeDisabled();
});

it('a long number of a workbook is an error, whatever the host would make of it', async () => {
  const { choose } = show(entities.department);
  const rows = ['<c r="A1" t="str"><v>name</v></c>', '<c r="A2"><v>1.99126924123456E+16</v></c>'];
  await choose(workbook({ rows }), 'x.xlsx');
  expect(await screen.findByText(/last digits are lost/)).toBeVisible();
  expect(importNow()).toBeDisabled();
});

it('Bengali in an ANSI font is named by row and column, and kept from nothing', async () => {
  const { choose } = show(entities.department);
  await choose('name\r\nVisa\r\n†gvt AvwgbKvi');
  const alert = await screen.findByText(/SutonnyMJ/);
  expect(alert).toHaveTextContent('Line 3, Name: †gvt AvwgbKvi');
  await waitFor(() => expect(importNow()).toBeEnabled());
});

it('what is no sheet is told in words, and takes the sheet before it away', async () => {
  const { choose } = show(entities.department);
  await choose('name\r\nTicketing');
  await waitFor(() => expect(importNow()).toBeEnabled());
  await choose(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old.xls');
  expect(await screen.findByText(/cannot be read as a workbook/)).toBeVisible();
  expect(importNow()).toBeDisabled();
});

it('phone numbers whose zero is gone are shown with it, and written so', async () => {
  const { choose, written } = show(entities.contact);
  const rows = ['first_name', 'phone', 'message']
    .map((name, at) => `<c r="${'ABC'.charAt(at)}1" t="str"><v>${name}</v></c>`)
    .join('');
  const row = (line: number, phone: string) =>
    `<c r="A${line}" t="str"><v>Amina</v></c><c r="B${line}">${phone}</c><c r="C${line}" t="str"><v>Hi</v></c>`;
  const numbers = ['<v>1712345678</v>', '<v>8801712345678</v>'];
  await choose(workbook({ rows: [rows, ...numbers.map((phone, at) => row(at + 2, phone))] }), 'x.xlsx');
  const alert = await screen.findByText(/taken the zero off/);
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Line 2, Phone: 1712345678 → 01712345678']);
  expect((await written()).map(({ phone }) => phone)).toEqual(['01712345678', '8801712345678']);
});

it('a day that a workbook keeps with its time is a day where one is asked for', async () => {
  const { choose, written } = show(entities.hajj_passenger_info);
  const heads = ['birth_date', 'given_names', 'gender']
    .map((name, at) => `<c r="${'ABC'.charAt(at)}1" t="str"><v>${name}</v></c>`)
    .join('');
  const row = '<c r="A2" s="2"><v>30000.5</v></c><c r="B2" t="str"><v>Amina</v></c><c r="C2" t="str"><v>female</v></c>';
  await choose(workbook({ rows: [heads, row] }), 'x.xlsx');
  expect(await written()).toEqual([{ birth_date: '1982-02-18', given_names: 'Amina', gender: 'female' }]);
});
