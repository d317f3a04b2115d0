import type { Page } from '@playwright/test';
import { barriersOf } from '../support/axe.ts';
import { kept, made } from '../support/made.ts';
import { createOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { stockOf } from '../../support/stock.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('an order by telephone is typed without a mouse, confirmed, shipped in part and delivered', async ({
  openAs,
  page,
  office,
}) => {
  const stock = await stockOf(office, 'Zamzam flask');
  await stock.move('goods_received', 5, '50.00');
  await made(office, 'party', { name: 'Karim of the telephone', phone: '+8801711000000' });
  await openAs('admin', createOf('order'));
  await expect(page.getByRole('combobox', { name: 'Party' })).toBeFocused();
  await page.keyboard.type('01711000000'.slice(1));
  await page.getByRole('option', { name: 'Karim of the telephone' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Branch' }).focus();
  await page.keyboard.type('At Zamzam');
  await page.getByRole('option', { name: 'At Zamzam flask' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Stock item 1' }).focus();
  await page.keyboard.type('zamzam fl\n3\n');
  // At the price of the product, of which five are free.
  await expect(page.getByRole('row', { name: /^Total with tax/ })).toContainText('60.00');
  await page.keyboard.press('Control+s');
  await button(page, 'Place the order').click();
  await button(page, 'Confirm').click();
  await button(page, 'Start processing').click();
  const id = Number(/orders\/(\d+)/.exec(page.url())?.[1]);

  await button(page, 'Ship').click();
  await dialog(page).getByRole('textbox', { name: 'Zamzam flask' }).fill('4');
  await dialog(page).getByRole('button', { name: 'Ship' }).click();
  await expect(dialog(page).getByText(/3/).last()).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Zamzam flask' }).fill('2');
  expect(await barriersOf(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Ship' }).click();
  await expect(page.getByText('In part').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shipments' }).getByRole('link', { name: /^SA-/ })).toBeVisible();
  await expect(page.getByText('Profit')).toBeVisible();
  await button(page, 'Ship').click();
  await dialog(page).getByRole('button', { name: 'Ship' }).click();
  await button(page, 'Mark as delivered').click();
  await dialog(page).getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
  expect(await kept(office, 'order', id)).toMatchObject({ status: 'delivered', fulfilment: 'fulfilled' });
  expect(await stock.level()).toEqual([2, 0, 2, '20.00']);
});
