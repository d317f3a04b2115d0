import { dayIn } from '#catalog/engine/days/days.ts';
import { openBooks } from '../../support/books.ts';
import { barriersOf } from '../support/axe.ts';
import { kept, made } from '../support/made.ts';
import { createOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const TILL = 'Trial Till';

test('cash is counted note by note beside the books, kept, and printed', async ({ openAs, page, office }) => {
  const { ledger: known } = await openBooks(office);
  const { head_group, head_primarygroup } = await kept(office, 'ledger_account', known('Cash'));
  await made(office, 'ledger_account', { name: TILL, head_group, head_primarygroup });
  const books = await openBooks(office);
  const today = dayIn(office.host.timeZone, office.host.clock());
  await books.post('receipt_voucher', today, [TILL, 1250], ['Commission Income', -1250]);

  await openAs('admin', createOf('cash_close'));
  await page.getByRole('combobox', { name: 'Ledger' }).fill(TILL);
  await page.getByRole('option', { name: TILL }).click();
  await page.getByLabel('Closed on').fill(today);
  const pieces = (row: number) => page.locator(`[data-row="${row}"][data-column="1"] input`);
  await pieces(0).fill('1');
  await pieces(2).fill('1');
  await pieces(5).fill('1');
  await expect(page.getByRole('row', { name: /^Over/ })).toContainText('0.00');
  await pieces(5).fill('0');
  await expect(page.getByRole('row', { name: /^Over/ })).toContainText('-50.00');
  expect(await barriersOf(page)).toEqual([]);
  await page.getByLabel('Reason of the difference').fill('Wrong change');
  await page.getByRole('combobox', { name: 'Handed over to' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.getByRole('link', { name: 'Print the count' }).click();
  await expect(page.getByRole('row', { name: /^Counted/ })).toContainText('1,200.00');
  await expect(page.getByRole('row', { name: /^By the books/ })).toContainText('1,250.00');
  expect(await barriersOf(page)).toEqual([]);
});
