import type { Page } from '@playwright/test';
import { entities } from '#catalog/registry/entities.ts';
import { barriersOf } from '../support/axe.ts';
import { kept } from '../support/made.ts';
import { editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { createSample } from '../../support/sample.ts';

const day = (page: Page, name: string, line: number) =>
  page.getByRole('textbox', { name: `${name} ${line}`, exact: true });

/** What somebody copied elsewhere, pasted where the cursor stands. */
const paste = (page: Page, text: string) =>
  page.evaluate(copied => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('an itinerary and prices are typed without a mouse, and lines keep their ids', async ({
  openAs,
  page,
  office,
}) => {
  const { id } = await createSample(office, entities.tour_package);
  const before = (await kept(office, 'tour_package', id)).itinerary;
  await openAs('admin', editOf('tour_package', id));
  await page.getByRole('tab', { name: 'Itinerary' }).click();
  await day(page, 'Title', 2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(day(page, 'Title', 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3\nMina\nNight in the tents.\n');
  await expect(day(page, 'Day', 4)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await kept(office, 'tour_package', id)).itinerary).toEqual([
    before[1],
    before[0],
    { id: expect.any(Number), day: 3, title: 'Mina', details: 'Night in the tents.' },
  ]);

  await page.getByRole('tab', { name: 'Prices' }).click();
  await page
    .getByRole('button', { name: /^Add a line/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const rows = (await kept(office, 'tour_package', id)).room_prices.length;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1200*3');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await kept(office, 'tour_package', id)).room_prices[rows]?.price).toBe('3600.00');
});

test('a block of a spreadsheet is pasted in Arabic, with mistakes at their cells, on the screen of a phone too', async ({
  openAs,
  page,
  office,
}) => {
  const { id } = await createSample(office, entities.tour_package);
  await page.addInitScript(() => localStorage.setItem('locale', 'ar'));
  await openAs('admin', editOf('tour_package', id));
  await page.getByRole('tab').nth(2).click();
  const boxes = page.getByRole('table').getByRole('textbox');
  await boxes.first().focus();
  await paste(page, '٧\tمكة\t"سطر\nثان"\nx\tمنى');
  await expect(boxes.nth(0)).toHaveValue('7');
  await expect(boxes.nth(2)).toHaveValue('سطر\nثان');
  // Figures stand below each other by their last digit.
  await expect(boxes.nth(0)).toHaveCSS('text-align', 'end');
  await expect(boxes.nth(3)).toHaveAttribute('aria-invalid', 'true');
  // The next cell stands on the left.
  await boxes.nth(4).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(boxes.nth(5)).toBeFocused();
  expect(await barriersOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await boxes.nth(3).fill('8');
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await kept(office, 'tour_package', id)).itinerary.map((one: { day: number }) => one.day))
    .toEqual([7, 8]);
});
