import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { localStorageStore } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { atRest, check, importNow, showImport } from '../../support/importDialogue.tsx';

afterEach(() => vi.unstubAllGlobals());

it('a sheet with a title and foreign heads goes in once its unknown column has a field', async () => {
  const { asked, choose, pick, written } = showImport(entities.department);
  await choose('Departments of the group', 'Dept wording,Since', 'Visa,2020-01-01', 'Tickets,2021-01-01');
  expect(check()).toBeDisabled();
  expect(check()).toHaveAccessibleDescription(/a new record needs these fields.*: Name\.$/i);
  expect(asked).toEqual([]);
  await pick('“Dept wording” becomes', 'Name');
  expect(within(screen.getByRole('listitem', { name: 'Dept wording' })).getByText('Your choice')).toBeVisible();
  expect((await written()).rows).toEqual([{ name: 'Visa' }, { name: 'Tickets' }]);
});

it('what no column says is told for all rows', async () => {
  const { user, choose, written } = showImport(entities.cause);
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
  const { choose, press, written } = showImport(entities.department);
  await choose('Name,Department name', 'Visa,Visas', 'Tickets,Tickets');
  expect(check()).toHaveAccessibleDescription(/Choose between the columns of one meaning: Name/);
  await press('Take “Department name”');
  expect((await written()).rows).toEqual([{ name: 'Visas' }, { name: 'Tickets' }]);
});

it('columns of one meaning are joined', async () => {
  const { choose, press, written } = showImport(entities.department);
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
  const { asked, choose, pick, written } = showImport(entities.hajj_passenger_info);
  await choose(...pilgrims);
  await pick('“Grande dame” (1 row)', 'Female');
  const { rows, keys } = await written();
  expect(rows?.map(({ gender }) => gender)).toEqual(['female', 'male']);
  expect(keys).toEqual(['passport_number']);
  expect(asked).toHaveLength(2);
});

it('without a key every row is a new record', async () => {
  const { user, choose, pick, written } = showImport(entities.hajj_passenger_info);
  await choose(...pilgrims);
  await user.click(screen.getByRole('checkbox', { name: /^Passport/ }));
  await atRest();
  expect(screen.getByText('Every row makes a new record.')).toBeVisible();
  await pick('“Grande dame” (1 row)', 'Female');
  expect((await written()).keys).toEqual([]);
});

it('a line that looks like a total is taken in', async () => {
  const { choose, press, written } = showImport(entities.department);
  await choose('name', 'Visa', 'Total');
  await press('Left out: 1 line');
  await press('Take in line 3');
  expect((await written()).rows).toEqual([{ name: 'Visa' }, { name: 'Total' }]);
});

it('a sheet with the heads of the last one is assigned as that was, until somebody starts anew', async () => {
  const store = localStorageStore();
  const first = showImport(entities.department, store);
  await first.choose('Dept wording,Since', 'Visa,2020-01-01');
  await first.pick('“Dept wording” becomes', 'Name');
  await first.written();
  cleanup();
  const { choose, press, written } = showImport(entities.department, store);
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
  const { asked, choose, press } = showImport(entities.department);
  await choose('Name', 'Visa');
  expect(asked.map(({ rows }) => rows)).toEqual([[{ name: 'Visa' }]]);
  expect(screen.queryByRole('combobox', { name: '“Name” becomes' })).toBeNull();
  await press('Show the columns');
  expect(await screen.findByRole('combobox', { name: '“Name” becomes' })).toHaveValue('Name');
});
