import { barriersOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const OPENING = '/apps/ledger-management/opening-balances';

test('opening balances come from a sheet, show what they will post, and wait as a draft', async ({ openAs, page }) => {
  await openAs('admin', `${OPENING}/create`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Opening balances' })).toBeVisible();
  await page.getByLabel('File').setInputFiles({
    name: 'opening.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Ledger,Debit,Credit\nBank,70000.00,\nCash,"1,500.50",\nCapital,,70000\n'),
  });
  await expect(page.getByText('3 lines were read.')).toBeVisible();
  const post = page.getByRole('region', { name: 'What will post' }).first();
  await expect(post.getByRole('row', { name: /^Cash/ })).toContainText('1,500.50');
  await expect(post.getByRole('row', { name: /^Opening Difference/ })).toContainText('1,500.50');
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /DRAFT-/ })).toBeVisible();
  // The demo's months are locked: what the books began with stays.
  await expect(page.getByText('A month of the books is locked')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(`${OPENING}(\\?|$)`));
});

test('a closed year is opened again for a reason, shows what its close will post, and is closed', async ({
  openAs,
  page,
}) => {
  await openAs('admin', '/apps/accounts/fiscal_years/1');
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open the year again' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A bill is missing');
  await page.getByRole('dialog').getByRole('button', { name: 'Open the year again' }).click();
  const preview = page.getByRole('region', { name: 'What closing the year will post' }).first();
  await expect(preview.getByRole('row').nth(1)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the year' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the year' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(preview).toBeHidden();
});

test('what is posted into a locked month asks for a reason', async ({ openAs, page }) => {
  await openAs('admin', '/apps/journal-management/journals/create');
  await page.getByLabel('Journal date').fill('2026-08-20');
  const cell = (row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"] input`);
  await cell(0, 0).fill('Rent');
  await cell(0, 4).fill('10');
  await cell(1, 0).fill('Capital');
  await cell(1, 5).fill('10');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The books of this month are locked.');
  await dialog.getByLabel('Reason').fill('The bill came late');
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /JO-2026-/ })).toBeVisible();
});
