import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, ListContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { parseValue, violationsOf } from '#catalog/engine/parse.ts';
import { readingOf } from '#catalog/engine/reading/written/readingOf.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ImportPanel } from '#src/engine/imports/ImportPanel.tsx';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { workbook } from '../../support/workbook.ts';

afterEach(() => vi.unstubAllGlobals());

const at = { today: '2026-11-27', timeZone: 'Asia/Dhaka' };
const calendar = { ...at, written: readingOf(usualForms, at) };

interface Asked {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly commit: boolean;
}

/** A host that judges each cell by the rules of its field and keeps what it then would store. */
function hostOf(entity: Entity) {
  const kept: Record<string, unknown>[] = [];
  const importRows = async (_route: string, { rows, commit }: Asked) => {
    const read = rows.map(row =>
      Object.entries(row).flatMap(([name, raw]) => {
        const field = entity.fields[name];
        return field ? [{ name, parsed: parseValue(field, raw, calendar) }] : [];
      }),
    );
    const reports = read.map((cells, index) => {
      const errors = cells.flatMap(({ name, parsed }) => violationsOf(name, parsed)).map(one => ({ ...one, text: '' }));
      return { line: index + 1, outcome: errors.length > 0 ? 'error' : 'create', errors };
    });
    const error = reports.filter(({ outcome }) => outcome === 'error').length;
    if (commit)
      for (const cells of read)
        kept.push(Object.fromEntries(cells.map(({ name, parsed }) => [name, 'value' in parsed && parsed.value])));
    return { rows: reports, totals: { create: rows.length - error, update: 0, unchanged: 0, error } };
  };
  return { kept, importRows };
}

const list = { filterValues: {}, sort: { field: 'id', order: 'DESC' } };

/** The dialogue of an entity. */
function show(entity: Entity) {
  vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' }));
  const { kept, importRows } = hostOf(entity);
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ importRows } as never)}
        queryClient={new QueryClient()}
        i18nProvider={polyglot(() => englishMessages(), 'en')}
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
  const choose = async (content: string | Uint8Array<ArrayBuffer>, name = 'x.csv') => {
    await user.upload(screen.getByLabelText('CSV or XLSX file'), new File([content], name));
    await screen.findByRole('heading', { name: /recognised/ });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  };
  const take = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  };
  /** Records that the host keeps once somebody says so, by some of their fields. */
  const written = async (...names: string[]) => {
    await waitFor(() => expect(importNow()).toBeEnabled());
    await user.click(importNow());
    await screen.findByRole('button', { name: 'Close' });
    return kept.map(one => names.map(name => one[name]));
  };
  return { user, choose, take, written };
}

const importNow = () => screen.getByRole('button', { name: 'Import now' });
const problems = () => screen.getAllByRole('region').map(region => region.textContent);

it('a column is read in the order that a row proves, says so, and is written so', async () => {
  const { choose, written } = show(entities.cause);
  await choose('name;goal_amount;start_date\nWell;1.200;05/04/2027\nSchool;1.200,50;04/25/2027\nWater;12;5 Nisan 2027');
  const order = screen.getByRole('combobox', { name: 'Starts: order of day and month' });
  expect(order).toHaveTextContent('Month first');
  expect(order).toHaveAccessibleDescription('Proved by line 3.');
  expect(screen.getByText('05/04/2027').parentElement).toHaveTextContent('05/04/2027 → 4 May 2027');
  const sign = screen.getByRole('combobox', { name: 'Goal: sign before the fraction' });
  expect(sign).toHaveTextContent('Comma: 1.234,50');
  expect(screen.getByText('1.200').parentElement).toHaveTextContent('1.200 → 1,200.00');
  expect(await written('name', 'goal_amount', 'start_date')).toEqual([
    ['Well', '1200.00', '2027-05-04'],
    ['School', '1200.50', '2027-04-25'],
    ['Water', '12.00', '2027-04-05'],
  ]);
});

it('another order reads the sheet anew', async () => {
  const { choose, take, written } = show(entities.cause);
  await choose('name,goal_amount,start_date\nOrphans,10,05/04/2027');
  const label = 'Starts: order of day and month';
  expect(screen.getByRole('combobox', { name: label })).toHaveAccessibleDescription(
    "By the agency's setting: nothing in the column proves it.",
  );
  await take(label, 'Month first: 12/31/2027');
  expect(screen.getByRole('combobox', { name: label })).toHaveAccessibleDescription('As you have chosen.');
  expect(await screen.findByText('4 May 2027')).toBeVisible();
  expect(await written('start_date')).toEqual([['2027-05-04']]);
});

it('a column that proves two forms has to be chosen first, and the button says why', async () => {
  const { choose, take, written } = show(entities.cause);
  await choose('name;goal_amount;start_date\nA;1.000,50;05/04/2027\nB;2,000.50;25/04/2027\nC;3,000;04/26/2027');
  expect(importNow()).toBeDisabled();
  expect(importNow()).toHaveAccessibleDescription('Choose first how these columns are written: Goal, Starts');
  const order = 'Starts: order of day and month';
  expect(screen.getByRole('combobox', { name: order })).toHaveAccessibleDescription(
    /Day first: 31\/12\/2027 by line 3 · Month first: 12\/31\/2027 by line 4$/,
  );
  await take(order, 'Day first: 31/12/2027');
  expect(importNow()).toBeDisabled();
  await take('Goal: sign before the fraction', 'Point: 1,234.50');
  expect(await written('goal_amount', 'start_date', 'name')).toEqual([
    ['1000.50', '2027-04-05', 'A'],
    ['2000.50', '2027-04-25', 'B'],
    ['3000.00', '2027-04-26', 'C'],
  ]);
});

it('a number that its column refuses is an error at its line, though the host alone would read it', async () => {
  const { choose } = show(entities.cause);
  await choose('name;goal_amount\nA;12,50\nB;3,456\nC;much');
  expect(problems()).toContainEqual(expect.stringMatching(/^Goal in 2 rows: Enter a number\..*Line 3: .*Line 4: /));
  expect(importNow()).toBeDisabled();
});

it('days of the Hijra are told, and written as civil ones after a yes alone', async () => {
  const { user, choose, written } = show(entities.customer);
  await choose('first_name,email,date_of_birth\nAmina,a@b.example,12/09/1410\nOmar,o@b.example,3/4/80');
  expect(screen.getByText(/^These are days of the Hijra/)).toHaveTextContent(
    'Line 2, Date of birth: 12/09/1410 → 8 April 1990',
  );
  expect(problems()).toContainEqual(expect.stringMatching(/^Date of birth.*Line 2: /));
  expect(importNow()).toBeDisabled();
  const yes = screen.getByRole('checkbox', { name: /^Date of birth: write them/ });
  await user.click(yes);
  await waitFor(() => expect(yes).toBeChecked());
  expect(await written('first_name', 'date_of_birth')).toEqual([
    ['Amina', '1990-04-08'],
    ['Omar', '1980-04-03'],
  ]);
});

it.each([
  ['', '46482'],
  ['date1904="true"', '45020'],
])('numbers in a column of days are counted as the workbook does: %s', async (calendar, serial) => {
  const { choose, written } = show(entities.cause);
  const head = ['name', 'goal_amount', 'start_date']
    .map((name, at) => `<c r="${'ABC'.charAt(at)}1" t="str"><v>${name}</v></c>`)
    .join('');
  const row = `<c r="A2" t="str"><v>Serial</v></c><c r="B2"><v>12.5</v></c><c r="C2"><v>${serial}</v></c>`;
  await choose(workbook({ rows: [head, row], calendar }), 'x.xlsx');
  expect(screen.getByText(serial).parentElement).toHaveTextContent(`${serial} → 5 April 2027`);
  expect(await written('start_date')).toEqual([['2027-04-05']]);
});

it('a rate before whose last three digits a sign stands has to be asked about', async () => {
  const { choose, take, written } = show(entities.currency);
  await choose('code;name;exchange_rate\nKWD;Dinar;0,250\nUSD;Dollar;1,117', 'x.csv');
  expect(importNow()).toBeEnabled();
  await choose('code;name;exchange_rate\nUSD;Dollar;1,117');
  await waitFor(() => expect(importNow()).toBeDisabled());
  await take('Exchange rate: sign before the fraction', 'Comma: 1.234,50');
  expect(await written('exchange_rate')).toEqual([['1.117']]);
});
