import type { Page } from '@playwright/test';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { journeysOf } from '../../support/journeys.ts';
import { barriersOf } from '../support/axe.ts';
import { box, lookUp, saveButton, tab } from '../support/form.ts';
import { kept, made } from '../support/made.ts';
import { createOf, editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'Next steps' });
const step = (page: Page, name: string) => steps(page).getByRole('button', { name, exact: true });

/** A departure that is still ahead, as of the machine's day. */
const ahead = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days);

test('a booking typed in the form is confirmed and paid without a reload', async ({ openAs, page, office }) => {
  const journeys = journeysOf(office);
  await journeys.departure(5, { code: 'UMR-DESK', departure_date: ahead(60), return_date: ahead(74) });
  await journeys.pilgrim({ given_names: 'Abdul', surname: 'Desk' });
  await openAs('staff', createOf('booking'));
  await lookUp(page, 'Departure', 'UMR-DESK');
  await lookUp(page, 'Pilgrim', 'Abdul Desk');
  await saveButton(page).click();
  await expect(page.getByText('Created.')).toBeVisible();
  await expect(step(page, 'Confirm')).toBeEnabled();
  await expect(page.getByText('Save your changes first.')).toHaveCount(0);
  await expect(box(page, 'Amount')).toHaveValue('400,000.00');
  const id = Number(/bookings\/(\d+)/.exec(page.url())?.[1]);

  await step(page, 'Confirm').click();
  await expect(page.getByText('The status is now “Confirmed”.')).toBeVisible();
  await step(page, 'Take payment').click();
  const dialog = page.getByRole('dialog');
  await lookUp(page, 'Ledger', 'Cash');
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take payment' }).click();
  await expect(dialog.getByText('Print the receipt')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tab(page, 'Payment').click();
  await expect(page.getByRole('tabpanel', { name: 'Payment' })).toContainText('Paid');
  await expect(box(page, 'Paid')).toHaveValue('400,000.00');
  expect(await kept(office, 'booking', id)).toMatchObject({
    status: 'confirmed',
    payment_status: 'paid',
    amount: '400000.00',
    paid_amount: '400000.00',
  });
});

test('the page of a confirmed seat says what the file still waits for, and leads there', async ({
  openAs,
  page,
  office,
}) => {
  const journeys = journeysOf(office);
  const season = await made(office, 'season', {
    name: 'Hajj of the desk',
    pilgrim_type: 'hajj',
    begins_on: ahead(30),
    ends_on: ahead(120),
  });
  const departure = await journeys.departure(5, { season, departure_date: ahead(60), return_date: ahead(74) });
  const pilgrim = await journeys.pilgrim({ given_names: 'Salma', surname: 'Waits', pilgrim_type: 'hajj' });
  const booking = await journeys.booking(departure, { pilgrim });
  await openAs('admin', editOf('booking', booking));
  await step(page, 'Confirm').click();
  const notice = page.getByRole('alert').filter({ hasText: 'The file of Salma Waits is not registered yet.' });
  await expect(notice).toContainText('Enter the pre-registration number first.');
  expect(await barriersOf(page)).toEqual([]);
  await notice.getByRole('link', { name: 'Open the file' }).click();
  await expect(page.getByRole('button', { name: /^Move to pre-registered/i })).toHaveAttribute('aria-disabled', 'true');
});
