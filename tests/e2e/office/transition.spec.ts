import type { Page } from '@playwright/test';
import { box, saveButton } from '../support/form.ts';
import { askingForHajj, kept, made, madePilgrim } from '../support/made.ts';
import { editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'Next steps' });
const step = (page: Page, name: string) => steps(page).getByRole('button', { name, exact: true });
/** What comes next for a pilgrim's file, the button of the page. */
const next = (page: Page, state: string) => page.getByRole('button', { name: `Move to ${state}`, exact: true });
const state = (page: Page) => page.getByRole('tabpanel', { name: 'Identity' });

test('a step that is blocked says why, and opens once the reason is gone', async ({ openAs, page, office }) => {
  const id = await askingForHajj(office, {});
  await openAs('admin', editOf('hajj_passenger_info', id));
  await expect(next(page, 'pre-registered')).toHaveAttribute('aria-disabled', 'true');
  await expect(next(page, 'pre-registered')).toHaveAccessibleDescription(/Enter the pre-registration number first\./);
  await box(page, 'Pre-registration number').fill('H-00000001');
  await expect(steps(page)).toContainText('Save your changes first.');
  await expect(step(page, 'Cancel the journey')).toBeDisabled();
  await saveButton(page).click();
  await expect(next(page, 'pre-registered')).not.toHaveAttribute('aria-disabled', 'true');
  await next(page, 'pre-registered').click();
  await expect(page.getByText('The status is now “Pre-registered”.')).toBeVisible();
  await expect(state(page)).toContainText('Pre-registered');
  await expect(next(page, 'registered')).toHaveAccessibleDescription(/Choose a tour package first\./);
  expect(await kept(office, 'hajj_passenger_info', id)).toMatchObject({ status: 'pre_registered' });
});

test('a step that asks for a reason is not taken without one, and the reason stands in the history', async ({
  openAs,
  page,
  office,
}) => {
  const id = await madePilgrim(office, {});
  await openAs('admin', editOf('hajj_passenger_info', id));
  await step(page, 'Cancel the journey').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the journey?' });
  await expect(dialog).toContainText('The status changes from “Enquiry” to “Cancelled”.');
  // 'Cancel' beside it would say the same of something else.
  await expect(dialog.getByRole('button')).toHaveText(['Keep the journey', 'Cancel the journey']);
  const confirm = dialog.getByRole('button', { name: 'Cancel the journey' });
  await confirm.click();
  await expect(dialog).toContainText('This field is required.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She fell ill');
  // What was typed is not given up by a slip.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay' }).click();
  await confirm.click();
  await expect(page.getByText('The status is now “Cancelled”.')).toBeVisible();
  await expect(step(page, 'Cancel the journey')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the file again' })).toBeEnabled();
  await page.getByRole('button', { name: 'History' }).click();
  const latest = page.getByRole('article').first();
  await expect(latest.getByRole('heading', { name: 'Cancel the journey' })).toBeVisible();
  await expect(latest).toContainText('Reason: She fell ill');
  const cells = latest.getByRole('row', { name: 'Status' }).getByRole('cell');
  await expect(cells.nth(0)).toHaveText('Enquiry');
  await expect(cells.nth(1)).toHaveText('Cancelled');
});

test('a status is never typed or chosen in a form', async ({ openAs, page, office }) => {
  const id = await madePilgrim(office, {});
  await openAs('admin', editOf('hajj_passenger_info', id));
  await expect(state(page).getByText('Status', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Status' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
});

test('a step that somebody else took meanwhile is refused in words, and the page follows', async ({
  openAs,
  page,
  office,
}) => {
  const id = await askingForHajj(office, { pre_registration_no: 'H-1' });
  await openAs('admin', editOf('hajj_passenger_info', id));
  await expect(next(page, 'pre-registered')).toBeVisible();
  await office.call('POST', `/hajj_passenger_info/api/v1/hajj_passenger_info/${id}/transition`, {
    body: { to: 'cancelled', reason: 'Elsewhere' },
  });
  await next(page, 'pre-registered').click();
  await expect(page.getByText('This step is not possible from the present state.')).toBeVisible();
  await expect(state(page)).toContainText('Cancelled');
});

test('a double click takes one step, not also the one that comes to stand in its place', async ({
  openAs,
  page,
  office,
}) => {
  const cause = await made(office, 'cause', { name: 'Blankets', goal_amount: '10000' });
  const member = await made(office, 'member', { first_name: 'Rehana', email: 'rehana@example.com' });
  const gift = await made(office, 'donation', { cause, member, amount: '300' });
  await office.call('POST', `/donation/api/v1/donation/${gift}/transition`, {
    body: { to: 'received' },
    headers: { 'idempotency-key': 'spec-gift' },
  });
  await openAs('admin', editOf('donation', gift));
  await step(page, 'Issue the receipt').click();
  const next = step(page, 'Allocate to the cause');
  await expect(next).toBeEnabled();
  // The second half of the double click, as slow as the system allows.
  await next.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await next.click({ trial: true });
  await page.reload();
  await expect(next).toBeVisible();
  expect(await kept(office, 'donation', gift)).toMatchObject({ status: 'receipted' });
});
