import { dayIn } from '#catalog/engine/days/days.ts';
import { openBooks } from '../../support/books.ts';
import { barriersOf } from '../support/axe.ts';
import { kept, made } from '../support/made.ts';
import { createOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const BANK = 'Trial Bank';

test('reconcile a statement of ten rows', async ({ openAs, page, office }) => {
  const { ledger: known } = await openBooks(office);
  const { head_group, head_primarygroup } = await kept(office, 'ledger_account', known('Bank'));
  await made(office, 'ledger_account', { name: BANK, head_group, head_primarygroup });
  const books = await openBooks(office);
  const today = dayIn(office.host.timeZone, office.host.clock());
  const received = [1500, 250.5, 900, 75, 1200];
  const paid = [300, 45.25, 610, 88];
  for (const amount of received)
    await books.post('receipt_voucher', today, [BANK, amount], ['Commission Income', -amount]);
  for (const amount of paid) await books.post('payment_voucher', today, ['Rent', amount], [BANK, -amount]);

  let balance = 0;
  const rows = [...received, ...paid.map(amount => -amount), -57.5].map((amount, at) => {
    balance += amount;
    const [out, into] = amount < 0 ? [-amount, ''] : ['', amount];
    return [today, `Line ${at + 1}`, out, into, balance.toFixed(2)].join(',');
  });
  const csv = ['Trial Bank Ltd.', '', 'Txn Date,Particulars,Withdrawal,Deposit,Balance', ...rows].join('\n');

  await openAs('admin', createOf('bank_statement'));
  const sheet = page.getByRole('region', { name: 'From the bank’s sheet' });
  await expect(sheet.getByLabel('File')).toBeEnabled();
  await sheet.getByLabel('File').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(sheet.getByText(/^10 lines were read, and the balances prove them/)).toBeVisible();
  await expect(page.getByLabel('Closing balance')).toHaveValue(
    balance.toLocaleString('en', { minimumFractionDigits: 2 }),
  );
  await page.getByRole('combobox', { name: 'Ledger' }).fill(BANK);
  await page.getByRole('option', { name: BANK }).click();
  await page.getByLabel('Statement no.').fill('July');
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.getByRole('button', { name: /^Accept all found/ }).click();
  await expect(page.getByRole('button', { name: 'Matched (9)' })).toBeVisible();
  await page.getByRole('button', { name: /^Enter in the books/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Ledger' }).fill('Bank Charges');
  await page.getByRole('option', { name: 'Bank Charges' }).click();
  await dialog.getByRole('button', { name: 'Post and match' }).click();
  await expect(page.getByText('Nothing is left: the statement can be finished.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('The statement is finished')).toBeVisible();

  // Whoever reads a voucher sees that the bank has seen it.
  const statement = page.url();
  await page.getByRole('button', { name: 'Matched (10)' }).click();
  await page.getByRole('link', { name: /^RV-/ }).first().click();
  await expect(page.getByRole('link', { name: /^Reconciled on / })).toBeVisible();
  await page.goto(statement);

  await page.getByRole('link', { name: 'Print the reconciliation' }).click();
  await expect(page.getByText('10 lines of the bank are matched with the books:')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Closing balance of the bank/ })).toContainText('2,824.75');
  await expect(page.getByText('Difference that nothing explains')).toBeHidden();
  expect(await barriersOf(page)).toEqual([]);
});
