import type { Page } from '@playwright/test';
import { ownPages } from '#catalog/registry/builtInPages.ts';
import { reports } from '#catalog/registry/reports.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    shifts: string[];
    shifted: number;
  }
}

/** Of the visible part, by how much it moves, as browsers count it; a reader's own doing apart. */
const LIMIT = 0.01;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    [window.shifts, window.shifted] = [[], 0];
    new PerformanceObserver(list => {
      // The browser's own types lack this kind of entry.
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        window.shifted += value;
        window.shifts.push(
          `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectStill(page: Page): Promise<void> {
  // Name, rights, menu, icons and site have come.
  await page.waitForLoadState('networkidle');
  const { sum, list } = await page.evaluate(() => ({ sum: window.shifted, list: window.shifts.join('\n') }));
  expect(sum, list).toBeLessThanOrEqual(LIMIT);
}

const pages = {
  list: [listOf('hajj_passenger_info'), 'row'],
  'list of orders': [listOf('order'), 'row'],
  'list of receipt vouchers': [listOf('receipt_voucher'), 'row'],
  'list of tickets': [listOf('ticket'), 'row'],
  form: [createOf('hajj_passenger_info'), 'textbox'],
  'record of a pilgrim': [editOf('hajj_passenger_info', 7), 'textbox'],
  report: [`/apps/${reports.trial_balance.route}`, 'row'],
  dashboard: [ownPages.dashboard.url, 'heading'],
  mailbox: [ownPages.mail.url, 'heading'],
} as const;

for (const [name, [path, part]] of Object.entries(pages))
  test(`nothing moves while a ${name} comes that is opened directly`, async ({ openAs, page }) => {
    await watchShifts(page);
    await openAs('admin', path);
    const main = page.locator('main');
    await expect(main.getByRole(part).first()).toBeVisible();
    if (part === 'row') await expect(main.getByRole(part).getByRole('link').first()).toBeVisible();
    // What the records point to is known, by whatever call.
    await expect(main.getByText(/^#\d+$/)).toHaveCount(0);
    await expectStill(page);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const name of ['employee', 'hajj_passenger_info'] as const)
    test(`nothing moves while a record (${name}) comes whose links are late`, async ({ openAs, page }) => {
      await watchShifts(page);
      await openAs('admin', editOf(name, 7));
      const main = page.locator('main');
      await expect(main.getByRole('link', { name: 'Statement of account' })).toBeVisible();
      await expectStill(page);
    });
});

test('nothing moves on the sign-in when the host has told about itself', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable();
  await expectStill(page);
});
