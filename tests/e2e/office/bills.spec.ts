import type { Page } from '@playwright/test';
import { dayIn } from '#catalog/engine/days/days.ts';
import { billsOf } from '../../support/bills.ts';
import { openBooks } from '../../support/books.ts';
import { textsIn } from '../../support/paperTexts.ts';
import { barriersOf } from '../support/axe.ts';
import { kept, made } from '../support/made.ts';
import { createOf, editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Id of the record whose page is open. */
const shownId = (page: Page): number => Number(page.url().split('/').at(-1));

test('a bill is typed without a mouse, worked out as it is typed, and issued', async ({ openAs, page, office }) => {
  const books = await openBooks(office);
  await made(office, 'party', { name: 'Karim Traders' });
  await made(office, 'tax_code', {
    name: 'Ground tax',
    kind: 'output',
    ledger: books.ledger('VAT on Sales'),
    rates: [{ valid_from: '2020-01-01', percent: '15' }],
  });
  await openAs('admin', createOf('sales'));
  await expect(page.getByRole('combobox', { name: 'Party' })).toBeFocused();
  await expect(button(page, 'Issue')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('combobox', { name: 'Party' })).toBeFocused();
  await page.keyboard.type('karim traders');
  await page.getByRole('option', { name: 'Karim Traders' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is owed on either side.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Ledger 1' }).focus();
  await page.keyboard.type('service\n\nVisa fees\n1.5\n36.66\n4.99\nground\n\n');
  const total = page.getByRole('row', { name: /^Total with tax/ });
  await expect(total).toContainText('57.50');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Issued as SA-/)).toBeVisible();
  const id = shownId(page);
  expect(await kept(office, 'sales', id)).toMatchObject({ amount: '57.50', outstanding: '57.50', status: 'issued' });
  await expect(page.getByText('Due today')).toBeVisible();

  await page.getByRole('link', { name: 'Credit note', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Ledger 1' })).toHaveValue('Sales Returns');
  await expect(total).toContainText('57.50');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Issued as CN-/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Settled with' }).getByRole('link', { name: /^SA-/ })).toBeVisible();
  expect(await kept(office, 'sales', id)).toMatchObject({ outstanding: '0.00' });
});

test('a bill is printed in Arabic', async ({ openAs, page, office }) => {
  const books = await openBooks(office);
  const bills = billsOf(office, books);
  const party = await books.party('Salma');
  const today = dayIn(office.host.timeZone, office.host.clock());
  const { body } = await bills.issue('sales', [today, party], ['Service Fees', 600.25, undefined, '2']);
  await openAs('admin', editOf('sales', body.id));
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.goto(`/apps/accounts/sales-invoice/${body.id}`);
  const paper = page.getByRole('article');
  await expect(paper.getByText('فقط ألف ومئتا تاكا وخمسون بويشا لا غير')).toBeVisible();
  await expect(paper.getByText('Salma')).toBeVisible();
  await expect(paper.getByText('التوقيع المعتمد')).toBeVisible();
  await expect(paper.getByText(body.invoice_no)).toBeVisible();
  // Its amounts stand below each other by their last digit.
  const gaps = await paper
    .locator('td > bdi[dir=ltr]')
    .evaluateAll(figures =>
      figures.map(
        figure => Number(figure.parentElement?.getBoundingClientRect().right) - figure.getBoundingClientRect().right,
      ),
    );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.max(...gaps)).toBeLessThan(12);
  expect(await barriersOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a bill is printed and saved as a PDF in the language that is chosen for it', async ({ openAs, page, office }) => {
  const books = await openBooks(office);
  const today = dayIn(office.host.timeZone, office.host.clock());
  const party = await books.party('#import "/etc/passwd" $x$ *b*');
  const { body } = await billsOf(office, books).issue('sales', [today, party], ['Service Fees', 600.25]);
  await openAs('admin', `/apps/accounts/sales-invoice/${body.id}`);
  const paper = page.getByRole('article');
  for (const [language, name] of [
    ['en', 'English'],
    ['ar', 'العربية'],
    ['bn', 'বাংলা'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Language of the paper' }).click();
    await page.getByRole('option', { name }).click();
    await expect(paper).toHaveAttribute('lang', language);
    const { body: told } = await office.call('GET', `/api/papers/sales/${body.id}?language=${language}`);
    const texts = await paper.locator('bdi').allTextContents();
    expect(texts.filter(text => text !== '')).toEqual(textsIn(told));
    expect(texts).toContain('#import "/etc/passwd" $x$ *b*');
    expect(await barriersOf(page)).toEqual([]);
  }
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await coming).suggestedFilename()).toBe(`${body.invoice_no}.pdf`);
});

test('one receipt settles three bills, and what is left becomes an advance', async ({ openAs, page, office }) => {
  const books = await openBooks(office);
  const bills = billsOf(office, books);
  const party = await books.party('Zebra Stores');
  const today = dayIn(office.host.timeZone, office.host.clock());
  const issued = await Promise.all([
    bills.issue('sales', [today, party], ['Service Fees', 100]),
    bills.issue('sales', [today, party], ['Service Fees', 60]),
    bills.issue('sales', [today, party], ['Service Fees', 40]),
  ]);
  const ids = issued.map(({ body }) => body.id);
  const [first, second] = issued.map(({ body }) => page.getByLabel(`Will settle of ${body.invoice_no}`));
  await openAs('admin', createOf('receipt_voucher'));
  await expect(page.getByRole('combobox', { name: 'Ledger 2' })).toBeFocused();
  await page.keyboard.type('accounts rec\nzebra\n\n\n250\n');
  const panel = page.getByRole('region', { name: 'What it settles' }).first();
  await expect(panel.getByText('50.00 becomes an advance.')).toBeVisible();
  await expect(first ?? panel).toHaveValue('100.00');
  const coming = page.getByRole('region', { name: 'What will post' }).last();
  await expect(coming.getByRole('row', { name: /^Customer Advances/ })).toContainText('50.00');

  await second?.fill('70');
  await expect(panel.getByText('More than what is outstanding on that day and since.')).toBeVisible();
  await expect(button(page, 'Post')).toHaveAttribute('aria-disabled', 'true');
  await second?.fill('10');
  await expect(panel.getByText('100.00 becomes an advance.')).toBeVisible();
  await page.keyboard.press('=');
  await expect(second ?? panel).toHaveValue('60.00');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Posted as RV-/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Settled with' }).getByRole('link')).toHaveCount(3);
  expect(await bills.outstanding('sales', ...ids)).toEqual(['0.00', '0.00', '0.00']);
  expect(await bills.partyBalances(party)).toMatchObject({ 'Customer Advances': '-50.00' });
});
