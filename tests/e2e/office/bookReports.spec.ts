import { tellStory } from '../../support/bookStory.ts';
import { barriersOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const SHEET = '/apps/report-management/balance-sheet';

test('the balance sheet leads to the ledger, that to the voucher, and both ways back to the same place', async ({
  openAs,
  office,
  page,
}) => {
  await tellStory(office);
  const filter = encodeURIComponent('{"log_date__lte":"2025-07-31"}');
  await openAs('admin', `${SHEET}?displayedFilters={}&filter=${filter}`);
  await expect(page.getByRole('row', { name: /^Assets 97,000\.00/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Liabilities and equity 97,000\.00/ })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('link', { name: '17,000.00: show the records' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Ledger report' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Closing/ })).toContainText('17,000.00 Dr');
  await expect(page.getByRole('button', { name: 'Balance' })).toHaveCount(0);
  // It names what was chosen on the way.
  await expect(page.getByRole('button', { name: 'Ledger: Cash' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  const number = page.getByRole('link', { name: /^PV-2025-000001: open the document$/ });
  await number.click();

  await expect(page.getByRole('heading', { level: 1, name: /PV-2025-000001/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to: Ledger report' }).click();
  await expect(number).toBeVisible();
  await page.getByRole('link', { name: 'Back to: Balance sheet' }).click();
  await expect(page.getByLabel('As of')).toHaveValue('2025-07-31');
  await expect(page.getByRole('row', { name: /^Assets 97,000\.00/ })).toBeVisible();
});

test('the ledger report says what to choose before it asks for anything', async ({ openAs, page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await openAs('admin', '/apps/report-management/ledger-reports');
  await expect(page.getByRole('alert').filter({ hasText: 'Ledger, Party' })).toBeVisible();
  expect(asked.filter(url => url.includes('/api/reports/ledger_report'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
});
