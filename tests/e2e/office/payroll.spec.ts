import { calls } from '#catalog/engine/wire.ts';
import { entities } from '#catalog/registry/entities.ts';
import { openBooks } from '../../support/books.ts';
import { createSample } from '../../support/sample.ts';
import { kept } from '../support/made.ts';
import { editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a sheet is paid to one employee now, and their payslip is printed in words', async ({ openAs, page, office }) => {
  await openBooks(office);
  const [one, other] = [await createSample(office, entities.employee), await createSample(office, entities.employee)];
  const { body: sheet } = await office.call('POST', calls('salary_sheet').create, {
    body: {
      sheet_date: '2026-11-10',
      items: [
        { employee: one.id, gross: '1200.00', salary_tax: '100.00' },
        { employee: other.id, gross: '900.00' },
      ],
    },
  });
  await openAs('admin', editOf('salary_sheet', sheet.id));
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Unpaid', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: /^Pay now/ })
    .nth(1)
    .fill('0');
  await dialog.getByRole('combobox', { name: /^Ledger/ }).fill('Bank');
  await page.getByRole('option', { name: 'Bank', exact: true }).click();
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  // A bank that nothing was put into yet goes below zero, which a new agency is warned of.
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The owner pays in tomorrow');
  await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Partly paid')).toBeVisible();
  expect(await kept(office, 'salary_sheet', sheet.id)).toMatchObject({ outstanding: '900.00' });
  await expect(page.getByRole('region', { name: 'Settled with' }).getByRole('link', { name: /^PV-/ })).toBeVisible();

  await page.getByRole('link', { name: 'Payslips' }).click();
  await expect(page.getByText(/^One thousand one hundred/)).toBeVisible();
});
