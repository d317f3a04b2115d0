import { barriersOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('the mark beside a title of the books leads to their checks, which are run by a press', async ({
  openAs,
  page,
}) => {
  await openAs('admin', '/apps/journal-management/journals');
  const mark = page.getByRole('main').getByRole('link', { name: /^Books (not )?verified/ });
  await mark.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Verification of the books' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByText('Every check holds. Verified')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Every posting balances' })).toContainText('Holds');
  expect(await barriersOf(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByLabel('From').fill('2026-07-01');
  await page.getByRole('button', { name: 'Download the journal' }).click();
  expect((await download).suggestedFilename()).toBe('rihla 2026-07-01.journal');

  await page.goBack();
  await expect(mark).toContainText('Books verified');
});

test('a statement stands beside that of the same days a year before, whose figures lead there', async ({
  openAs,
  page,
}) => {
  const days = '{"log_date__gte":"2026-07-01","log_date__lte":"2026-09-30","compare__in":["last_year"]}';
  await page.setViewportSize({ width: 1440, height: 1800 });
  await openAs(
    'admin',
    `/apps/report-management/profit-and-loss?displayedFilters={}&filter=${encodeURIComponent(days)}`,
  );
  await expect(page.getByRole('columnheader', { name: 'Amount before' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Change' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  const before = page.getByRole('row', { name: /^Rent/ }).getByRole('cell').nth(2);
  const rent = await before.innerText();
  await before.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Ledger report' })).toBeVisible();
  await expect(page.getByLabel('Day to')).toHaveValue('30/09/2025');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(rent.trim());
});
