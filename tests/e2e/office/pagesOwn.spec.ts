import { messages as arabic } from '#src/i18n/ar/messages.ts';
import { box, saveButton } from '../support/form.ts';
import { expect, test } from '../support/test.ts';

test('a user keeps her own data right, and learns at once what cannot be', async ({ openAs, page, office }) => {
  await openAs('user', '/pages/profile');
  await box(page, 'Last name').fill('Rahman');
  await box(page, 'First name').fill('');
  await saveButton(page).click();
  await expect(page.getByText('Required')).toBeVisible();
  await box(page, 'First name').fill('Amina');
  await box(page, 'Phone').fill('01711');
  await saveButton(page).click();
  await expect(page.getByText('Enter the phone number as it is dialled here', { exact: false })).toBeVisible();
  await box(page, 'Phone').fill('+8801711999999');
  await saveButton(page).click();
  await expect(page.getByText('Your data is saved.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await expect(box(page, 'Email')).toHaveCount(0);
  const { body } = await office.call('GET', '/user/api/v1/user/me/', { as: 'user' });
  expect([body.first_name, body.last_name, body.primary_phone]).toEqual(['Amina', 'Rahman', '+8801711999999']);
});

test('everybody reads her own mail, administrators also that of the office', async ({
  openAs,
  openElsewhereAs,
  page,
  office,
}) => {
  await office.call('POST', '/auth/user/reset_password/', { as: 'guest', body: { email: 'staff@rihla.example' } });
  await openAs('admin', '/apps/dashboards/project');
  await page.getByRole('button', { name: /Administrator/ }).click();
  await page.getByRole('menuitem', { name: 'Inbox' }).click();
  await expect(page.getByRole('link', { name: /Passports at the embassy/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mail of the office' }).click();
  await page.getByRole('button', { name: 'Waiting', exact: true }).click();
  await page.getByRole('button', { name: /staff@rihla\.example/ }).click();
  const mail = page.getByRole('dialog');
  await expect(mail.getByRole('link')).toHaveAttribute('href', /\/reset-password\?/);
  await expect(mail.getByText('No mail server is set')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  await expect(page.getByText('There is no such mail.')).toBeVisible();

  const other = await openElsewhereAs('staff', '/apps/mail/office');
  await expect(other.getByRole('heading', { name: 'You do not have the right to see this' })).toBeVisible();
  await other.getByRole('button', { name: /Staff/ }).click();
  await other.getByRole('menuitem', { name: 'Inbox' }).click();
  await other.getByRole('link', { name: /Choose a new password/ }).click();
  const opened = other.getByRole('main');
  await expect(opened).toContainText('only in the mail that was sent to your address');
  await expect(opened.getByRole('link', { name: /http/ })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Mail of the office' })).toHaveCount(0);
});

test('the mail of the office is read in Arabic as well', async ({ openAs, page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'ar'));
  await openAs('admin', '/apps/mail/office');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.mail.title);
});
