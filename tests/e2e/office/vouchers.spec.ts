import type { Page } from '@playwright/test';
import { dayText } from '#catalog/engine/reading/days/dayText.ts';
import { dayAfter, dayIn } from '#catalog/engine/days/days.ts';
import { monthOf } from '#catalog/engine/days/periods.ts';
import { calls } from '#catalog/engine/wire.ts';
import { openBooks } from '../../support/books.ts';
import { barriersOf } from '../support/axe.ts';
import { kept, made } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const cell = (page: Page, name: string, line: number) =>
  page.getByRole(/Debit|Credit/.test(name) ? 'textbox' : 'combobox', { name: `${name} ${line}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Id of the voucher whose page is open. */
const shownId = (page: Page): number => Number(page.url().split('/').at(-1));

const sidesOf = (items: readonly { debit_amount: string; credit_amount: string }[]) =>
  items.map(one => [one.debit_amount, one.credit_amount]);

/** Gives a command of a posted voucher in its dialogue, for a reason. */
async function give(page: Page, command: string, why: string): Promise<void> {
  await button(page, command).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill(why);
  await page.getByRole('dialog').getByRole('button', { name: command, exact: true }).click();
}

test('a payment of five lines is typed without a mouse in less than twenty seconds, and taken back', async ({
  openAs,
  page,
  office,
}) => {
  await made(office, 'party', { name: 'Al Noor Hotels' });
  await openAs('admin', createOf('payment_voucher'));
  await expect(cell(page, 'Ledger', 2)).toBeFocused();
  await expect(cell(page, 'Ledger', 1)).toHaveValue('Cash');
  await expect(page.getByLabel('Payment date')).toHaveValue(
    dayText(dayIn(office.host.timeZone, office.host.clock()), 'day_first'),
  );
  await expect(button(page, 'Post')).toHaveAttribute('aria-disabled', 'true');

  const begun = performance.now();
  await page.keyboard.type('rent\n\nNovember\n1200*3\n');
  // A control account asks for a party; others do not. What settles nothing of theirs is an advance.
  await page.keyboard.type('accounts pay\nal noor\n\n\n700\n');
  await page.keyboard.type('bank ch\n\n\n50.25\n');
  await page.keyboard.type('package co\n\n\n149.75\n\n');
  await page.keyboard.type('Paid at the till');
  await expect(page.getByRole('row', { name: /Vendor Advances · Al Noor Hotels/ })).toBeVisible();
  await expect(button(page, 'Post')).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Posted as PV-/)).toBeVisible();
  expect(performance.now() - begun).toBeLessThan(20_000);

  await expect(page.getByRole('region', { name: 'Lines' }).getByRole('row')).toHaveCount(7);
  const id = shownId(page);
  const { items, details } = await kept(office, 'payment_voucher', id);
  expect(details).toBe('Paid at the till');
  expect(sidesOf(items)).toEqual([
    ['0.00', '4500.00'],
    ['3600.00', '0.00'],
    ['700.00', '0.00'],
    ['50.25', '0.00'],
    ['149.75', '0.00'],
  ]);
  await give(page, 'Void', 'Paid twice');
  await expect(page.getByText('This voucher is void')).toBeVisible();
  await page.getByRole('link', { name: 'Print' }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: /^Payment voucher PV-/ })).toBeVisible();
  await expect(paper.getByText('Void', { exact: true })).toBeVisible();
});

test('what the law or the host refuses is said where it is, and money on the wrong side becomes a contra by a key', async ({
  openAs,
  page,
  office,
}) => {
  const books = await openBooks(office);
  await openAs('admin', createOf('payment_voucher'));
  await expect(cell(page, 'Ledger', 2)).toBeFocused();
  await page.keyboard.type('bank\n\n\n500\n');
  await expect(page.getByText(/^Line 2, Ledger: Cash and bank cannot stand on this side/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(cell(page, 'Ledger', 2)).toBeFocused();
  await page.keyboard.press('Alt+c');
  await expect(page.getByRole('heading', { name: 'New contra' })).toBeVisible();
  await expect(cell(page, 'Debit', 2)).toHaveValue('500.00');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText(/^Posted as CO-/)).toBeVisible();
  await expect(cell(page, 'Ledger', 1)).toBeFocused();
  await expect(cell(page, 'Ledger', 1)).toHaveValue('');

  await page.keyboard.press('Alt+p');
  await expect(cell(page, 'Ledger', 2)).toBeFocused();
  await page.keyboard.type('exchange loss\n\n\n80\n');
  await office.call('PUT', calls('ledger_account').update(books.ledger('Exchange Loss')), {
    body: { is_active: false },
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Saved as a draft, but not posted. What is wrong is marked.')).toBeVisible();
  await expect(cell(page, 'Ledger', 2)).toHaveAccessibleDescription('This ledger is not active.');
  await cell(page, 'Ledger', 2).fill('bank ch');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Posted as PV-/)).toBeVisible();
  // The draft that was refused is what was posted, not one beside it.
  const { items } = await kept(office, 'payment_voucher', shownId(page));
  expect(items[1].ledger).toBe(books.ledger('Bank Charges'));
  const drafts = await office.call('GET', `${calls('payment_voucher').all}?status=draft`);
  expect(drafts.body.payment_vouchers.filter((one: { amount: string }) => one.amount === '80.00')).toEqual([]);
});

test('the rent of last month is reversed into this one, and printed in Arabic', async ({ openAs, page, office }) => {
  const books = await openBooks(office);
  const lastMonth = dayAfter(monthOf(dayIn(office.host.timeZone, office.host.clock())).from, -1);
  // The demo's bank is below zero at times, which a new agency is warned of.
  await office.pool.query(`update book_setting set negative_cash = 'allow'`);
  const { body } = await books.post('payment_voucher', lastMonth, ['Rent', 1200.5], ['Bank', -1200.5]);
  await openAs('admin', editOf('payment_voucher', body.id));
  await give(page, 'Reverse', 'Paid by the landlord himself');
  await expect(page.getByText('This voucher was reversed by')).toBeVisible();
  await page.getByRole('alert').getByRole('link', { name: /^PV-/ }).click();
  await expect(page.getByText(/^This voucher reverses PV-/)).toBeVisible();
  const counter = await kept(office, 'payment_voucher', shownId(page));
  expect(counter.payment_date).toBe(dayIn(office.host.timeZone, office.host.clock()));
  expect(sidesOf(counter.items)).toEqual([
    ['0.00', '1200.50'],
    ['1200.50', '0.00'],
  ]);

  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.goto(`/apps/accounts/paymentvoucher/${body.id}`);
  const paper = page.getByRole('article');
  await expect(paper.getByText('فقط ألف ومئتا تاكا وخمسون بويشا لا غير')).toBeVisible();
  await expect(paper.getByText('المدير العام')).toBeVisible();
  await expect(paper.getByRole('heading', { name: `سند صرف ${body.invoice_no}` })).toBeVisible();
  await expect(paper.getByText('معكوس', { exact: true })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await visit(page, createOf('receipt_voucher'));
  await expect(page.getByRole('table').getByRole('combobox').first()).toHaveValue('Cash');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await barriersOf(page)).toEqual([]);
});

test('above the limit of a role a voucher is left to somebody else, who approves it', async ({
  openAs,
  page,
  office,
}) => {
  const books = await openBooks(office);
  await office.pool.query(`update role set posting_limit = 1000 where name = 'STAFF'`);
  const day = dayIn(office.host.timeZone, office.host.clock());
  const { body } = await office.call('POST', calls('payment_voucher').create, {
    as: 'staff',
    body: books.body('payment_voucher', day, ['Rent', 1200], ['Cash', -1200]),
  });
  await openAs('staff', editOf('payment_voucher', body.id));
  await expect(cell(page, 'Ledger', 1)).toHaveValue('Rent');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('This is above the limit of your role: submit it for approval.')).toBeVisible();
  expect((await kept(office, 'payment_voucher', body.id)).status).toBe('draft');
  await button(page, 'Submit for approval').click();
  await expect(page.getByText(`${body.invoice_no} waits for approval.`)).toBeVisible();
  await expect(button(page, 'Approve')).toHaveAttribute('aria-disabled', 'true');
  expect((await books.give('payment_voucher', 'approve', body.id)).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /PV-/ })).toBeVisible();
  // Taken back, it is money that comes back.
  await expect(button(page, 'Void')).not.toHaveAttribute('aria-disabled');
});

test('a list of vouchers comes back from the navigation with its filter', async ({ openAs, page }) => {
  const draft = page.getByRole('region', { name: 'Active filters', includeHidden: true });
  await openAs('admin', `${listOf('receipt_voucher')}?filter=${encodeURIComponent('{"status":"draft"}')}`);
  await expect(draft).toContainText('Status: Draft');
  await visit(page, '/apps/dashboards/project');
  await expect(draft).toHaveCount(0);
  await visit(page, listOf('receipt_voucher'));
  await expect(draft).toContainText('Status: Draft');
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt vouchers' })).toBeVisible();
});
