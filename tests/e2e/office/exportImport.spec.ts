import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { calls } from '#catalog/engine/wire.ts';
import { messages } from '#src/i18n/en/messages.ts';
import { chooseSheet, importDialog } from '../support/importing.ts';
import { madePilgrim } from '../support/made.ts';
import { listOf } from '../support/pages.ts';
import { csvFile, exported, readCsv, readXlsx, type SheetFile } from '../support/sheets.ts';
import { expect, test } from '../support/test.ts';

const PILGRIMS = listOf('hajj_passenger_info');
const FORMULA = '=HYPERLINK("https://elsewhere.example")';

const firstRow = (page: Page) => page.getByRole('row').nth(1);
const outcome = (page: Page) => importDialog(page).getByRole('status').filter({ hasText: 'New: ' });

async function tryOut(page: Page, sheet: SheetFile): Promise<void> {
  if (await importDialog(page).isVisible())
    await importDialog(page).getByLabel('CSV or XLSX file').setInputFiles(sheet);
  else await chooseSheet(page, sheet);
}

test('a CSV export holds the whole result in the words of the list, and no formula', async ({
  openAs,
  page,
  office,
}) => {
  await madePilgrim(office, { given_names: FORMULA });
  const { body } = await office.call('GET', calls('hajj_passenger_info').all);
  await openAs('admin', PILGRIMS);
  await expect(firstRow(page)).toBeVisible();
  const file = await exported(page, 'Text (CSV)', 'Columns of the list');
  expect(file.name).toMatch(/^Pilgrims \d{4}-\d\d-\d\d \(\d+ rows\)\.csv$/);
  const [heads = [], ...rows] = readCsv(file.buffer);
  expect(heads).toEqual([
    expect.stringMatching(/^ID \[id@[0-9a-f]{8}\]$/),
    ...hajjPassengerInfo.list.map(name => messages.fields[name]),
  ]);
  expect(rows).toHaveLength(body.total_elements);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flat().filter(cell => /^(?:[=@]|[+-](?!\d+$))/.test(String(cell)))).toEqual([]);
  expect(rows.flat()).toContain(`'${FORMULA}`);
});

test('an XLSX export follows search and filters, over all pages, with texts as texts', async ({
  openAs,
  page,
  office,
}) => {
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      madePilgrim(office, { given_names: index === 0 ? FORMULA : `Number ${index}`, surname: 'Wanted' }),
    ),
  );
  await openAs('admin', PILGRIMS);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Wanted');
  await expect(page.getByText('1-25 of 30')).toBeVisible();
  const [heads = [], ...rows] = await readXlsx((await exported(page, 'Excel (XLSX)', 'All fields')).buffer);
  expect(heads).toContain(messages.fields.passport_number);
  expect(rows).toHaveLength(30);
  expect(rows.flat()).toContain(FORMULA);
});

for (const [format, route] of [
  ['Excel (XLSX)', PILGRIMS],
  ['Text (CSV)', listOf('employee')],
] as const) {
  test(`what is exported as ${format} and imported again changes nothing`, async ({ openAs, page }) => {
    // A dry run writes every row and takes it back.
    test.slow();
    await openAs('admin', route);
    await expect(firstRow(page)).toBeVisible();
    const file = await exported(page, format, 'All fields');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tryOut(page, file);
    await expect(importDialog(page).getByText('The same sheet again: nothing to change')).toBeVisible({
      timeout: 80_000,
    });
    await expect(importDialog(page).getByRole('button', { name: 'Import now' })).toBeDisabled();
  });
}

test('a template names every column that an import understands', async ({ openAs, page }) => {
  await openAs('admin', listOf('city'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    importDialog(page).getByRole('button', { name: 'Download a template' }).click(),
  ]);
  const [heads] = await readXlsx(await readFile(await download.path()));
  expect(heads).toEqual(['Name', 'Name in Bangla', 'Country', 'Latitude', 'Longitude', 'Web address']);
});

test('errors are told by line and field before anything is written; the corrected sheet is then written at a word', async ({
  openAs,
  page,
  office,
}) => {
  const count = async () => (await office.call('GET', calls('city').all)).body.total_elements;
  const before = await count();
  await openAs('admin', `${listOf('city')}?sort=id&order=DESC`);
  await tryOut(
    page,
    csvFile('Name,Country,Latitude', 'Newtown,Bangladesh,23.5', ',Bangladesh,', 'Othertown,Nowhere,north'),
  );
  await expect(outcome(page)).toHaveText('New: 1 · Changed: 0 · Unchanged: 0 · With errors: 2');
  for (const [line, problem] of [
    ['3', 'Name is empty in 1 row'],
    ['4', 'Country “Nowhere” is not there (1 row)'],
  ] as const) {
    const group = importDialog(page).getByRole('region', { name: problem });
    await group.getByText('Show these rows').click();
    await expect(group.getByText(`Line ${line}:`)).toBeVisible();
  }
  await expect(importDialog(page).getByText('Nothing has been written.')).toBeVisible();
  await expect(importDialog(page).getByRole('button', { name: 'Import now' })).toBeDisabled();
  expect(await count()).toBe(before);

  await tryOut(
    page,
    csvFile('Name,Country,Latitude', 'Newtown,Bangladesh,23.5', 'Midtown,Bangladesh,', 'Othertown,Bangladesh,24.1'),
  );
  await expect(outcome(page)).toHaveText('New: 3 · Changed: 0 · Unchanged: 0 · With errors: 0');
  expect(await count()).toBe(before);
  await importDialog(page).getByRole('button', { name: 'Import now' }).click();
  await expect(importDialog(page).getByRole('heading', { name: '3 records imported' })).toBeVisible();
  await importDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('cell', { name: 'Othertown' })).toBeVisible();
  expect(await count()).toBe(before + 3);
});

test('a sheet in another language and with columns of its own is understood as far as it goes', async ({
  openAs,
  page,
}) => {
  await openAs('admin', listOf('branch'));
  await tryOut(page, csvFile('الاسم,الدولة,Notes', 'Airport desk,Bangladesh,later'));
  await expect(importDialog(page).getByText('These columns are not imported: Notes')).toBeVisible();
  await importDialog(page).getByRole('button', { name: 'Check' }).click();
  await expect(outcome(page)).toHaveText('New: 1 · Changed: 0 · Unchanged: 0 · With errors: 0');
});
