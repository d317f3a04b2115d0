import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import {
  AdminContext,
  ListContextProvider,
  localStorageStore,
  memoryStore,
  ResourceContextProvider,
  type Store,
  testDataProvider,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { ImportParams } from '#src/dataProvider/RihlaDataProvider.ts';
import { ImportPanel } from '#src/engine/imports/ImportPanel.tsx';
import { englishMessages } from '#src/i18n/loadMessages.ts';

afterEach(() => vi.unstubAllGlobals());

const list = { filterValues: {}, sort: { field: 'id', order: 'DESC' } };

/** The dialogue of an entity, at a host that would take anything. */
function show(entity: Entity, store: Store = memoryStore()) {
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

const atRest = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
const check = () => screen.queryByRole('button', { name: 'Check' });
const importNow = () => screen.getByRole('button', { name: 'Import now' });

it('a sheet with a title and foreign heads goes in once its unknown column has a field', async () => {
  const { asked, choose, pick, written } = show(entities.department);
  await choose('Departments of the group', 'Dept wording,Since', 'Visa,2020-01-01', 'Tickets,2021-01-01');
  expect(check()).toBeDisabled();
  expect(check()).toHaveAccessibleDescription(/a new record needs these fields.*: Name\.$/i);
  expect(asked).toEqual([]);
  await pick('“Dept wording” becomes', 'Name');
  expect(within(screen.getByRole('listitem', { name: 'Dept wording' })).getByText('Your choice')).toBeVisible();
  expect((await written()).rows).toEqual([{ name: 'Visa' }, { name: 'Tickets' }]);
});

it('what no column says is told for all rows', async () => {
  const { user, choose, written } = show(entities.cause);
  await choose('Name', 'Well', 'School');
  expect(check()).toHaveAccessibleDescription(/: Goal\.$/);
  const all = screen.getByRole('region', { name: 'The same for all rows' });
  await user.type(within(all).getByLabelText(/^Goal/), '1250.50');
  await waitFor(() => expect(check()).toBeEnabled());
  expect((await written()).rows).toEqual([
    { name: 'Well', goal_amount: '1250.50' },
    { name: 'School', goal_amount: '1250.50' },
  ]);
});

it('columns of one meaning are asked about, and one of them is taken', async () => {
  const { choose, press, written } = show(entities.department);
  await choose('Name,Department name', 'Visa,Visas', 'Tickets,Tickets');
  expect(check()).toHaveAccessibleDescription(/Choose between the columns of one meaning: Name/);
  await press('Take “Department name”');
  expect((await written()).rows).toEqual([{ name: 'Visas' }, { name: 'Tickets' }]);
});

it('columns of one meaning are joined', async () => {
  const { choose, press, written } = show(entities.department);
  await choose('Name,Department name', 'Visa,of the Hajj', 'Tickets,');
  await press('Join them');
  expect((await written()).rows).toEqual([{ name: 'Visa of the Hajj' }, { name: 'Tickets' }]);
});

const pilgrims = [
  'Given Names,Surname,Gender,Date of Birth,Passport No',
  'Amina,Karim,Grande dame,1980-02-03,A0123456',
  'Ali,Demir,M,1981-02-03,A0123457',
];

it('texts of a choice are told their meaning, and rows are found by their passports', async () => {
  const { asked, choose, pick, written } = show(entities.hajj_passenger_info);
  await choose(...pilgrims);
  await pick('“Grande dame” (1 row)', 'Female');
  const { rows, keys } = await written();
  expect(rows?.map(({ gender }) => gender)).toEqual(['female', 'male']);
  expect(keys).toEqual(['passport_number']);
  expect(asked).toHaveLength(2);
});

it('without a key every row is a new record', async () => {
  const { user, choose, pick, written } = show(entities.hajj_passenger_info);
  await choose(...pilgrims);
  await user.click(screen.getByRole('checkbox', { name: /^Passport/ }));
  await atRest();
  expect(screen.getByText('Every row makes a new record.')).toBeVisible();
  await pick('“Grande dame” (1 row)', 'Female');
  expect((await written()).keys).toEqual([]);
});

it('a line that looks like a total is taken in', async () => {
  const { choose, press, written } = show(entities.department);
  await choose('name', 'Visa', 'Total');
  await press('Left out: 1 line');
  await press('Take in line 3');
  expect((await written()).rows).toEqual([{ name: 'Visa' }, { name: 'Total' }]);
});

it('a sheet with the heads of the last one is assigned as that was, until somebody starts anew', async () => {
  const store = localStorageStore();
  const first = show(entities.department, store);
  await first.choose('Dept wording,Since', 'Visa,2020-01-01');
  await first.pick('“Dept wording” becomes', 'Name');
  await first.written();
  cleanup();
  const { choose, press, written } = show(entities.department, store);
  await choose('Dept wording,Since', 'Tickets,2021-01-01');
  expect(await screen.findByText(/^As last time, /)).toBeVisible();
  expect(importNow()).toBeEnabled();
  await press('Start anew');
  expect(importNow()).toBeDisabled();
  expect(screen.queryByText(/^As last time, /)).toBeNull();
  await choose('Dept wording,Since', 'Tickets,2021-01-01');
  expect((await written()).rows).toEqual([{ name: 'Tickets' }]);
});

it('a sheet of our own is tried at once, its columns folded', async () => {
  const { asked, choose, press } = show(entities.department);
  await choose('Name', 'Visa');
  expect(asked.map(({ rows }) => rows)).toEqual([[{ name: 'Visa' }]]);
  expect(screen.queryByRole('combobox', { name: '“Name” becomes' })).toBeNull();
  await press('Show the columns');
  expect(await screen.findByRole('combobox', { name: '“Name” becomes' })).toHaveValue('Name');
});
