import { barriersOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const SHEET = '/apps/report-management/balance-sheet';

test('the balance sheet leads to the ledger, that to the voucher, and both ways back to the same place', async ({
  openAs,
  page,
}) => {
  // The whole sheet in sight: no figure stands half below the foot of the page.
  await page.setViewportSize({ width: 1440, height: 2600 });
  const filter = encodeURIComponent('{"log_date__lte":"2026-06-30"}');
  await openAs('admin', `${SHEET}?displayedFilters={}&filter=${filter}`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} -?[\\d,]+\\.\\d\\d`) });
  const figureOf = async (name: string) => (await row(name).getByRole('cell').last().innerText()).trim();
  const assets = await figureOf('Assets');
  expect(await figureOf('Liabilities and equity')).toBe(assets);
  expect(await barriersOf(page)).toEqual([]);
  const capital = await figureOf('Capital');
  await row('Capital').getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Ledger report' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Closing/ })).toContainText(`${capital.split(':')[0]} Cr`);
  await expect(page.getByRole('button', { name: 'Balance' })).toHaveCount(0);
  // It names what was chosen on the way.
  await expect(page.getByRole('button', { name: 'Ledger: Capital' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  const number = page.getByRole('link', { name: /^OP-2024-000002: open the document$/ });
  await number.click();

  await expect(page.getByRole('heading', { level: 1, name: /OP-2024-000002/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to: Ledger report' }).click();
  await expect(number).toBeVisible();
  await page.getByRole('link', { name: 'Back to: Balance sheet' }).click();
  await expect(page.getByLabel('As of')).toHaveValue('30/06/2026');
  expect(await figureOf('Assets')).toBe(assets);
});

test('the ledger report says what to choose before it asks for anything', async ({ openAs, page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await openAs('admin', '/apps/report-management/ledger-reports');
  await expect(page.getByRole('alert').filter({ hasText: 'Ledger, Party' })).toBeVisible();
  expect(asked.filter(url => url.includes('/api/reports/ledger_report'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
});

test('profit and loss opens for this fiscal year, as a whole, until its reader asks for all days', async ({
  openAs,
  page,
}) => {
  await openAs('admin', '/apps/report-management/profit-and-loss');
  const year = page.getByRole('button', { name: 'This fiscal year' });
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Day from')).toHaveValue(/^01\/07\/\d{4}$/);
  await expect(page.getByLabel('Day to')).toHaveValue(/^30\/06\/\d{4}$/);
  const net = page.getByRole('row', { name: /^Net (profit|loss)/ });
  const ofTheYear = await net.innerText();
  await year.click();
  await expect(page.getByLabel('Day from')).toHaveValue('');
  await expect.poll(() => net.innerText()).not.toBe(ofTheYear);

  // No statement is cut into pages: its last account stands above its sum.
  await page.goto('/apps/report-management/trial-balance');
  await expect(page.getByRole('row', { name: /^Utilities/ })).toBeVisible();
});

test('a book of money has its balances in sight on a laptop', async ({ openAs, page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await openAs('admin', '/apps/report-management/cash-book');
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeInViewport({ ratio: 1 });
});

test('a book opens for this month, and is printed whole, not the page in view alone', async ({ openAs, page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('main tbody tr').length}`;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await openAs('admin', '/apps/report-management/day-book');
  await expect(page.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/apps/report-management/day-book?displayedFilters={}&filter={}');
  const rows = page.locator('main tbody tr');
  await expect(rows.nth(49)).toBeVisible();
  const inView = await rows.count();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle(/^printed \d{3}$/);
  expect(Number((await page.title()).split(' ')[1])).toBeGreaterThan(400);
  // Its reader is where they were.
  await expect(rows).toHaveCount(inView);
});
