import { HttpResponse } from 'msw';
import { issueToken, passwordStamp } from '../../../server/auth/token.ts';
import { accountById } from '../../../server/auth/account.ts';
import type { Office } from '../../support/officeOn.ts';
import { fault } from '../support/faults.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 3600;
const RENEWAL = '*/api/auth/access-token';

/** A token of an administrator who signed in this morning, with five minutes left. */
async function oldToken({ host, ids }: Office): Promise<string> {
  const account = await accountById(host.db, ids.admin);
  const claims = { user_id: ids.admin, stamp: passwordStamp(account?.password ?? null) };
  return issueToken(claims, { ...host, clock: () => new Date(host.clock().getTime() - 11 * HOUR * 1000) }, 11 * HOUR + 300);
}

test('a session that nears its end is renewed at work, in two tabs at once, and both go on', async ({ openAs, office, context, page }) => {
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
  const refusal = fault(network, ['get', RENEWAL], () => HttpResponse.json({ detail: 'no', code: 'token_not_valid' }, { status: 401 }));
  const old = await oldToken(office);
  await openAs('admin', listOf('department'));
  await page.evaluate(token => localStorage.setItem('jwt_access_token', token), old);
  await page.reload();
  await expect.poll(() => refusal.met.length).toBeGreaterThan(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(listOf('department'));
});
