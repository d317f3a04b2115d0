import type { Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { shell } from '#src/i18n/en/shell.ts';
import { tokenFor } from '../../support/tokens.ts';
import { fault } from '../support/faults.ts';
import { listOf } from '../support/pages.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const LOGIN = '*/user/api/v1/user/login/';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });

test('the form says what is missing in the words of the specification, on every change', async ({ page }) => {
  await page.goto('/login');
  await email(page).fill('amina');
  await expect(email(page)).toHaveAccessibleDescription('You must enter a valid email');
  await email(page).fill('');
  await expect(email(page)).toHaveAccessibleDescription('You must enter a email');
  await password(page).fill('abc');
  await expect(password(page)).toHaveAccessibleDescription('Password is too short - should be 4 chars minimum.');
  await password(page).fill('');
  await expect(password(page)).toHaveAccessibleDescription('Please enter your password.');
});

test('the form can be sent once it is changed and valid', async ({ page }) => {
  await page.goto('/login');
  await expect(submit(page)).toBeDisabled();
  await email(page).fill('admin@rihla.example');
  await expect(submit(page)).toBeDisabled();
  await password(page).fill('abc');
  await expect(submit(page)).toBeDisabled();
  await password(page).fill('abcd');
  await expect(submit(page)).toBeEnabled();
});

const onEmail = [
  'email-already-in-use',
  'invalid-email',
  'operation-not-allowed',
  'user-not-found',
  'user-disabled',
] as const;
const onPassword = ['weak-password', 'wrong-password'] as const;

test('each refusal of the host stands on the field that it speaks of', async ({ page, network }) => {
  let code = '';
  network.use(http.post(LOGIN, () => HttpResponse.json({ code }, { status: 400 })));
  await page.goto('/login');
  for (const name of [...onEmail, ...onPassword]) {
    code = name;
    await signIn(page);
    const field = onPassword.some(one => one === name) ? password(page) : email(page);
    await expect(field).toHaveAccessibleDescription(shell.login.errors[name]);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  code = 'invalid-api-key';
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText(shell.login.errors['invalid-api-key']);
});

test('a wrong password is told by the real host, and the typed email stays', async ({ page }) => {
  await page.goto('/login');
  await email(page).fill('admin@rihla.example');
  await password(page).fill('not the password');
  await submit(page).click();
  await expect(password(page)).toHaveAccessibleDescription('The email or the password is not correct.');
  await expect(email(page)).toHaveValue('admin@rihla.example');
});

test('too many attempts are told with the time to wait', async ({ page, network }) => {
  network.use(
    http.post(LOGIN, () =>
      HttpResponse.json({ detail: '', code: 'throttled' }, { status: 429, headers: { 'Retry-After': '42' } }),
    ),
  );
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 42 seconds.');
});

test('a network that is gone is told, and the next attempt succeeds', async ({ page, network }) => {
  const gone = fault(network, ['post', LOGIN], () => HttpResponse.error());
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText('The host cannot be reached. Check the connection and try again.');
  gone.mend();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('on a fresh profile the form can be typed into within a second and a half', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(email(page)).toBeEditable({ timeout: 1500 });
});

test('an expired token at the start ends the session with its message', async ({ page }) => {
  await page.addInitScript(([token]) => localStorage.setItem('jwt_access_token', token ?? ''), [tokenFor(-10)]);
  await page.goto(listOf('employee'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^Your session has ended. Sign in again.*access_token expired/);
});

test('any 401 ends the session once, with its message and one step in the history', async ({
  openAs,
  network,
  page,
}) => {
  await openAs('admin', listOf('department'));
  await expect(page.getByRole('cell', { name: 'Ticketing' })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  const refusal = fault(network, ['all', '*/api/*'], () =>
    HttpResponse.json({ detail: 'no', code: 'token_not_valid' }, { status: 401 }),
  );
  await page.getByRole('link', { name: 'Designations' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Invalid access_token')).toHaveCount(1);
  expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(2);
  refusal.mend();
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Designations' })).toBeVisible();
  await expect(page.getByText('Invalid access_token')).toHaveCount(0);
});

test('whoever goes back after a 401 still stands before the sign-in', async ({ openAs, network, page }) => {
  await openAs('admin', listOf('department'));
  await expect(page.getByRole('cell', { name: 'Ticketing' })).toBeVisible();
  fault(network, ['all', '*/api/*'], () =>
    HttpResponse.json({ detail: 'no', code: 'token_not_valid' }, { status: 401 }),
  );
  await page.getByRole('link', { name: 'Designations' }).click();
  await expect(page.getByText('Invalid access_token')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('whoever signs out in one tab is signed out in the other', async ({ openAs, page, context }) => {
  await openAs('admin', listOf('department'));
  const other = await context.newPage();
  await other.goto(listOf('designation'));
  await expect(other.getByRole('heading', { name: 'Designations' })).toBeVisible();
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
