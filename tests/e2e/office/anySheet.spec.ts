import type { Locator, Page } from '@playwright/test';
import { calls } from '#catalog/engine/wire.ts';
import type { Office } from '../../support/officeOn.ts';
import { choiceBox } from '../support/form.ts';
import { chooseSheet, importDialog } from '../support/importing.ts';
import { kept, made } from '../support/made.ts';
import { listOf } from '../support/pages.ts';
import { FAMILY_NAME, pilgrimSheet, SHEET } from '../support/pilgrimSheet.ts';
import { csvFile } from '../support/sheets.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PILGRIMS = listOf('hajj_passenger_info');
const KEPT = SHEET.rows - SHEET.repeated;

/** Records of the family in the list, as the host has them. */
async function family(office: Office): Promise<readonly Record<string, unknown>[]> {
  const { body } = await office.call('GET', `${calls('hajj_passenger_info').all}?surname=${FAMILY_NAME}&size=100`);
  return body.hajj_passenger_infos;
}

/** A column that nobody can know is assigned, and one value given to all rows. */
async function assign(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByText('These columns are not imported: Sl., Remarks')).toBeVisible();
  await choiceBox(dialog, '“Remarks” becomes').fill('special');
  await page.getByRole('option', { name: 'Special needs' }).click();
  await choiceBox(dialog, 'Another field for all rows').fill('season');
  await page.getByRole('option', { name: 'Season', exact: true }).click();
  await choiceBox(dialog, 'Season').fill('2027');
  await page.getByRole('option', { name: 'Hajj 2027 (1448)' }).click();
}

/** What is wrong in many rows is answered once for all of them. */
async function mend(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: `Leave these ${SHEET.repeated} rows out` }).click();
  await expect(dialog.getByText(`${SHEET.repeated} rows left out`)).toBeVisible();
  const phones = dialog.getByRole('region', { name: `${SHEET.abroad} phone numbers cannot be read: Phone` });
  await choiceBox(phones, 'They are numbers of').fill('Indonesia');
  await page.getByRole('option', { name: 'Indonesia' }).click();
  await expect(phones.getByText('081231079190 → +6281231079190')).toBeVisible();
  await phones.getByRole('button', { name: `Write these ${SHEET.abroad} numbers so` }).click();
}

async function importNow(dialog: Locator): Promise<void> {
  await expect(dialog.getByText(`New: ${KEPT} · Changed: 0 · Unchanged: 0 · With errors: 0`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import now' }).click();
  await expect(dialog.getByRole('heading', { name: `${KEPT} records imported` })).toBeFocused();
}

/** The page of the import that the list of imports has first. */
async function openRun(page: Page): Promise<void> {
  await visit(page, listOf('import_run'));
  const run = page.getByRole('row').nth(1);
  for (const cell of ['pilgrims of the agency.xlsx', 'Pilgrims', 'Kept', 'Administrator Demo'])
    await expect(run.getByText(cell, { exact: true })).toBeVisible();
  await run.getByRole('link', { name: 'pilgrims of the agency.xlsx' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import pilgrims of the agency.xlsx' })).toBeVisible();
}

test('a list of pilgrims as an agency keeps it gets in, is taken back and gets in again', async ({
  openAs,
  page,
  office,
}) => {
  test.slow();
  const sheet = pilgrimSheet();
  await openAs('admin', PILGRIMS);

  await test.step('its table is found, and its columns are assigned', async () => {
    const dialog = await chooseSheet(page, sheet);
    await assign(page, dialog);
    await dialog.getByRole('button', { name: 'Left out: 2 lines' }).click();
    await expect(dialog.getByText('Line 1, title: Pilgrims of the agency, Hajj 2027')).toBeVisible();
    await expect(dialog.getByText(/^Line 43, total: Total/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog.getByText('New: 31 · Changed: 0 · Unchanged: 0 · With errors: 9')).toBeVisible();
  });

  await test.step('its problems are solved by kind, and it is imported', async () => {
    const dialog = importDialog(page);
    await mend(page, dialog);
    await importNow(dialog);
    expect((await family(office)).map(one => one['birth_date'])).toEqual(
      expect.arrayContaining(['1950-04-01', '1951-04-02', '1952-04-03']),
    );
    await dialog.getByRole('link', { name: 'Show these records' }).click();
    await expect(page.getByText(`1-25 of ${KEPT}`)).toBeVisible();
    await expect(page.getByText('Imported: pilgrims of the agency.xlsx')).toBeVisible();
  });

  await test.step('the import is undone', async () => {
    await openRun(page);
    await page.getByRole('button', { name: 'Undo the import' }).click();
    const question = page.getByRole('dialog', { name: 'Undo the import?' });
    await question.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Undone' })).toBeVisible();
    expect(await family(office)).toEqual([]);
    await visit(page, PILGRIMS);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText(FAMILY_NAME)).toHaveCount(0);
  });

  await test.step('the same sheet is imported as the last time', async () => {
    const dialog = await chooseSheet(page, sheet);
    await expect(dialog.getByText(/^As last time/)).toBeVisible();
    await mend(page, dialog);
    await importNow(dialog);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a third time there is nothing to change', async () => {
    const dialog = await chooseSheet(page, sheet);
    await mend(page, dialog);
    await expect(dialog.getByText('The same sheet again: nothing to change')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import now' })).toBeDisabled();
    expect(await family(office)).toHaveLength(KEPT);
  });
});

test('prices of a shop find their products by what they share, never by a number of the shop', async ({
  openAs,
  page,
  office,
}) => {
  const product = (sku: string) => made(office, 'product', { name: `Ihram ${sku}`, sku, unit_price: '1200.00' });
  const ids = [await product('IH-1'), await product('IH-2'), await product('IH-3')];
  const other = await product('IH-4');
  const before = await kept(office, 'product', other);
  await openAs('admin', listOf('product'));
  const dialog = await chooseSheet(
    page,
    csvFile(
      'ID,SKU,Name,Regular price',
      // The shop gives the first of them the number that another one has here.
      ...['IH-1', 'IH-2', 'IH-3'].map((sku, at) => `${other + at},${sku},Ihram ${sku},${1300 + at}.50`),
    ),
  );
  await expect(dialog.getByText('New: 0 · Changed: 3 · Unchanged: 0 · With errors: 0')).toBeVisible();
  await dialog.getByText(/: 3 records change$/).click();
  await expect(dialog.getByRole('row', { name: /Ihram IH-1 .*1,200\.00 .*1,300\.50/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import now' }).click();
  await expect(dialog.getByRole('heading', { name: '3 records imported' })).toBeVisible();
  const prices = await Promise.all(ids.map(async id => (await kept(office, 'product', id)).unit_price));
  expect(prices).toEqual(['1300.50', '1301.50', '1302.50']);
  expect(await kept(office, 'product', other)).toEqual(before);
});
