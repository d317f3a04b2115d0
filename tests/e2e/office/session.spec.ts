import { HttpResponse } from 'msw';
import { issueToken, newSession } from '#server/engine/auth/token.ts';
import { accountById } from '#server/engine/auth/account.ts';
import type { Office } from '../../support/officeOn.ts';
import { fault } from '../support/faults.ts';
import { box, saveButton } from '../support/form.ts';
import { createOf, listOf } from '../support/pages.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 3600;
const RENEWAL = '*/api/auth/access-token';

/** A token of an administrator who signed in this morning, with five minutes left. */
async function oldToken({ host, ids }: Office): Promise<string> {
  const account = await accountById(host.db, ids.admin);
  const { sessionVersion = 0 } = account ?? {};
  const morning = { ...host, clock: () => new Date(host.clock().getTime() - 11 * HOUR * 1000) };
  return issueToken(newSession({ id: ids.admin, sessionVersion }, morning), morning, 11 * HOUR + 300);
}

test('a session that nears its end is renewed at work, in two tabs at once, and both go on', async ({
  openAs,
  office,
  context,
  page,
}) => {
  const old = await oldToken(office);
  await openAs('admin', listOf('department'));
  await page.evaluate(token => localStorage.setItem('jwt_access_token', token), old);
  const second = await context.newPage();
  await Promise.all([page.reload(), second.goto(listOf('designation'))]);
  const token = () => page.evaluate(() => localStorage.getItem('jwt_access_token'));
  await expect.poll(token).not.toBe(old);
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(tab.getByRole('row').nth(1)).toBeVisible();
  }
});

test('a renewal that fails is not noticed', async ({ openAs, network, office, page }) => {
  const refusal = fault(network, ['get', RENEWAL], () =>
    HttpResponse.json({ detail: 'no', code: 'token_not_valid' }, { status: 401 }),
  );
  const old = await oldToken(office);
  await openAs('admin', listOf('department'));
  await page.evaluate(token => localStorage.setItem('jwt_access_token', token), old);
  await page.reload();
  await expect.poll(() => refusal.met.length).toBeGreaterThan(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(listOf('department'));
});

test('a sign-out in one tab takes the page of the other out of view, whatever is unsaved in it', async ({
  openAs,
  page,
  context,
}) => {
  await openAs('admin', createOf('designation'));
  await box(page, 'Name').click();
  await page.keyboard.type('Porter');
  const questions: string[] = [];
  page.on('dialog', dialog => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  const other = await context.newPage();
  await other.goto(listOf('department'));
  await other.getByRole('button', { name: /Administrator/ }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  const asked = other.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(asked).toContainText('In another tab');
  await asked.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(questions).toEqual([]);
});

test('a session that ends in two tabs goes on in both after one sign-in, with what was typed', async ({
  openAs,
  network,
  page,
  context,
}) => {
  await openAs('admin', listOf('department'));
  const other = await context.newPage();
  await other.goto(createOf('designation'));
  await box(other, 'Name').fill('Porter');
  fault(network, ['post', '*/designation/api/v1/*'], () =>
    HttpResponse.json({ detail: 'no', code: 'token_not_valid' }, { status: 401 }),
  );
  await saveButton(other).click();
  await expect(other).toHaveURL(/\/login\?reason=rejected/);
  await page.bringToFront();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/login\?reason=rejected/);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(box(other, 'Name')).toHaveValue('Porter');
});

test('whoever comes in by a link sees the mark of the house until the admin is here', async ({ openAs, page }) => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route('**/assets/admin-*.js', async route => {
    await gate;
    await route.continue();
  });
  await openAs('admin', listOf('department'));
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.locator('.splash .dots')).toBeInViewport();
  letGo();
  await expect(page.getByRole('heading', { name: 'Departments' })).toBeVisible();
  await expect(page.locator('.splash')).toHaveCount(0);
});
