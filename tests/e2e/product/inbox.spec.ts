import { type Browser, expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/signIn.ts';

async function openAs(browser: Browser, role: 'admin' | 'staff'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await expect(page.getByText('the demo account is filled in')).toBeVisible();
  await signIn(page, role);
  // Where one signs in to has come once its frame stands.
  await expect(page.getByRole('button', { name: role === 'admin' ? /Administrator/ : /Staff/ })).toBeVisible();
  return page;
}

/** In place, as whoever has the page open would go there: without loading it anew. */
async function openInbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Administrator|Staff/ }).press('Enter');
  await page.getByRole('menuitem', { name: /^Inbox/ }).press('Enter');
  await expect(page.getByRole('link', { name: 'Write a message' })).toBeVisible();
}

test('staff write to each other: what one sends stands in the other’s browser without a press', async ({ browser }) => {
  const [admin, staff] = [await openAs(browser, 'admin'), await openAs(browser, 'staff')];
  await openInbox(admin);
  await openInbox(staff);
  const subject = `Bus to Mina ${Date.now()}`;

  await admin.getByRole('link', { name: 'Write a message' }).press('Enter');
  const to = admin.getByRole('combobox', { name: /Colleagues/ });
  await to.fill('Staff member');
  await admin.getByRole('option', { name: /Staff member/ }).click();
  await admin.getByRole('textbox', { name: /Subject/ }).fill(subject);
  await admin.getByRole('textbox', { name: /Message/ }).fill('It leaves at six.\nhttps://rihla.example/bus');
  await admin.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(admin.getByRole('link', { name: new RegExp(subject) })).toBeVisible();

  const arrived = staff.getByRole('link', { name: new RegExp(`Unread.*${subject}`) });
  await arrived.press('Enter');
  await expect(staff.getByText('It leaves at six.')).toBeVisible();
  await admin.getByRole('link', { name: new RegExp(subject) }).press('Enter');
  await expect(admin.getByText('It leaves at six.')).toBeVisible();

  // With the conversation open on both sides, the answer appears below.
  await staff.getByRole('textbox', { name: /Message/ }).fill('Everybody knows.');
  await staff.getByRole('button', { name: 'Reply' }).press('Enter');
  await expect(admin.getByRole('listitem').filter({ hasText: 'Everybody knows.' })).toBeVisible();
  for (const page of [admin, staff]) await page.context().close();
});
