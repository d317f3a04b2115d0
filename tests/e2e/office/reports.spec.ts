import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriersOf } from '../support/axe.ts';
import { readCsv, readXlsx } from '../support/sheets.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const DONATIONS = '/apps/report-management/donation-reports';
const table = (page: Page) => page.getByRole('table');
const sums = (page: Page) => page.getByRole('row', { name: /^Total of/ });

test('a report is narrowed, leads to the records behind a figure, and is there again on the way back', async ({
  openAs,
  page,
}) => {
  await openAs('admin', DONATIONS);
  await expect(sums(page)).toBeVisible();
  const whole = await sums(page).innerText();
  await page.getByLabel('Given on to').fill('2026-09-30');
  await expect.poll(() => sums(page).innerText()).not.toBe(whole);
  const narrowed = await sums(page).innerText();
  await expect(page).toHaveURL(/2026-09-30/);
  const figure = page.getByRole('link', { name: /show the records$/ }).last();
  const count = await figure.innerText();
  await figure.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Donations', exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`-${count} of ${count}$`))).toBeVisible();

  await page.getByRole('link', { name: 'Back to: Donations by cause and month' }).click();
  await expect(page.getByLabel('Given on to')).toHaveValue('30/09/2026');
  await expect.poll(() => sums(page).innerText()).toBe(narrowed);

  // From a list that was filtered meanwhile, the way back is still to the report as it was left.
  await figure.click();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page.getByLabel('Given on to')).toHaveValue('30/09/2026');
  await expect.poll(() => sums(page).innerText()).toBe(narrowed);
});

test('a period is one press by the agency’s day, and pressed again it is gone', async ({ openAs, page }) => {
  await openAs('admin', DONATIONS);
  const year = page.getByRole('button', { name: 'This fiscal year' });
  await year.click();
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Given on from')).toHaveValue(/^01\/07\/\d{4}$/);
  await expect(page.getByLabel('Given on to')).toHaveValue(/^30\/06\/\d{4}$/);
  await year.click();
  await expect(page.getByLabel('Given on from')).toHaveValue('');
});

test('the sheets of a report hold its rows and sums in the words of the page', async ({ openAs, page }) => {
  await openAs('admin', DONATIONS);
  await expect(sums(page)).toBeVisible();
  const fetched = async (format: string) => {
    const button = page.getByRole('button', { name: `Export: ${format}` });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^Donations by cause and month \d{4}-\d\d-\d\d\.(csv|xlsx)$/);
    return readFile(await download.path());
  };
  const csv = readCsv(await fetched('Text (CSV)')).filter(row => row.length > 1);
  const xlsx = await readXlsx(await fetched('Excel (XLSX)'));
  for (const sheet of [csv, xlsx]) {
    expect(sheet[0]).toEqual(['Cause', 'Month', 'Donations', 'Donors', 'Amount']);
    expect(sheet.at(-2)?.[0]).toBe('Total');
    expect(sheet.at(-1)?.[0]).toBe('Up to');
    const rows = Number(/of (\d+) rows/.exec(await sums(page).innerText())?.[1]);
    expect(sheet).toHaveLength(rows + 3);
  }
});

test('a report without rows, or too slow, says what to do', async ({ openAs, page }) => {
  const empty = `${DONATIONS}?displayedFilters={}&filter=${encodeURIComponent('{"donated_on__gte":"2090-01-01"}')}`;
  await openAs('admin', empty);
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(sums(page)).toBeVisible();

  const tooSlow = { detail: 'This report takes longer than 15 seconds.', code: 'report_too_slow' };
  await page.route('**/api/reports/**', route => route.fulfill({ status: 422, json: tooSlow }));
  await page.getByRole('button', { name: 'Last month' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The report could not be made.' });
  await expect(failure).toContainText('longer than 15 seconds');
  await page.unroute('**/api/reports/**');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page)).toBeVisible();
});

test('reports are in the navigation of whoever may see what they are made of', async ({ openAs, page }) => {
  await openAs('staff', '/apps/dashboards/project');
  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  await page.getByRole('link', { name: 'Subscription arrears', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription arrears' })).toBeVisible();
  await expect(table(page)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await visit(page, '/apps/report-management/pilgrim-reports');
  await expect(page.getByRole('columnheader', { name: 'Package' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('whoever may not see them is told so', async ({ openAs, page }) => {
  await openAs('user', DONATIONS);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/not have the right|access/i);
  await expect(page.getByRole('button', { name: 'Reports', exact: true })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('only the table of a wide report scrolls sideways', async ({ openAs, page }) => {
    await openAs('admin', '/apps/report-management/subscription-arrears-reports');
    await expect(sums(page)).toBeVisible();
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await excess()).toBe(0);
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    await expect(page.getByRole('dialog').getByLabel('As of')).toBeVisible();
  });
});
