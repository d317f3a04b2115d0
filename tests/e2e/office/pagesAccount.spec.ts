import { mailTo } from '../../support/outbox.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'nadia@rihla.example';
const PASSWORD = 'a few words in a row';

test('whoever asks for an account stands out among the users, is activated, and signs in', async ({
  page,
  openElsewhereAs,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Request an account' }).click();
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password once more').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const office = await openElsewhereAs('admin', listOf('user'));
  await expect(office.getByText('One person asks for an account')).toBeVisible();
  await office.getByRole('button', { name: 'Show who' }).click();
  const row = office.getByRole('row').filter({ hasText: EMAIL });
  await expect(row.getByText('Waits for approval')).toBeVisible();
  await row.getByRole('checkbox').check();
  await office.getByRole('button', { name: 'Activate' }).click();
  await expect(office.getByRole('dialog')).toContainText('Activate one user?');
  await office.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(office.getByText('Done: 1. Failed: 0.')).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('a forgotten password is renewed by the link of a mail, once', async ({ page, office }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in has an email as well, and stands until the other page has come.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill('staff@rihla.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

  const [mail] = await mailTo(office, 'staff@rihla.example');
  const link = /\/reset-password\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Password once more').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByLabel('Email').fill('staff@rihla.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('a phone approves whoever asks for an account, from the card in the list', async ({ page, office, openAs }) => {
  await office.call('POST', '/api/auth/register', {
    as: 'guest',
    body: { first_name: 'Nadia', email: EMAIL, password: PASSWORD },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('admin', listOf('user'));
  const card = page.getByRole('article').filter({ hasText: EMAIL });
  await expect(card.getByText('Waits for approval')).toBeVisible();
  await card.getByRole('button', { name: /^Actions for Nadia/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Set password' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  // Behind the question the card is out of reach, and so is what it says.
  await expect(card).toBeVisible();
  await expect(card.getByText('Waits for approval')).toHaveCount(0);
  const login = await office.call('POST', '/user/api/v1/user/login/', {
    as: 'guest',
    body: { email: EMAIL, password: PASSWORD },
  });
  expect(login.status).toBe(200);
  await card.getByRole('checkbox').check();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
});

test('suspending says of each user what became of it, and spares one’s own account', async ({
  openAs,
  page,
  office,
}) => {
  await openAs('admin', `${listOf('user')}?filter=${JSON.stringify({ id__in: [office.ids.admin, office.ids.user] })}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Done: 1. Failed: 1.')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(
    'You cannot delete or deactivate your own account, or give up being an administrator.',
  );
});

test('an administrator sets the password of a user who cannot', async ({ openAs, page, office }) => {
  await openAs('admin', listOf('user'));
  await page.goto(`/apps/users-management/forgot-password/${office.ids.staff}`);
  await page.getByLabel('New password', { exact: false }).first().fill('short');
  await page.getByLabel('New password once more').fill('other');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await page.getByLabel('New password', { exact: false }).first().fill(PASSWORD);
  await page.getByLabel('New password once more').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('The password is set.')).toBeVisible();
  const login = await office.call('POST', '/user/api/v1/user/login/', {
    as: 'guest',
    body: { email: 'staff@rihla.example', password: PASSWORD },
  });
  expect(login.status).toBe(200);
});

test('one’s own password asks for the old one, and the work goes on', async ({ openAs, page }) => {
  await openAs('staff', '/pages/profile');
  const fill = async (old: string) => {
    await page.getByLabel('Present password').fill(old);
    await page.getByLabel('New password', { exact: false }).first().fill(PASSWORD);
    await page.getByLabel('New password once more').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not the old one');
  await expect(page.getByText('The password is not correct.')).toBeVisible();
  await fill('rihla-demo-2026');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.goto(listOf('hajj_passenger_info'));
  await expect(page.getByRole('heading', { name: 'Pilgrims' })).toBeVisible();
});
