import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/signIn.ts';

/** Asks the host for the data of whoever is signed in here, also when her page is gone. */
async function keptOf(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  return async () =>
    (await (await request.get('/user/api/v1/user/me/', { headers: { Authorization: `Bearer ${token}` } })).json()).data;
}

async function signInHere(page: Page): Promise<void> {
  await page.goto('/login');
  // What is filled in for a newcomer would mix with what is typed at the same moment.
  await expect(page.getByText('the demo account is filled in')).toBeVisible();
  await signIn(page, 'staff');
}

test('a change of settings just before the window closes still reaches the host', async ({ page, request }) => {
  await signInHere(page);
  const turn = page.getByRole('button', { name: /^(Dark|Light) colours$/ });
  // What an earlier run has left decides whether it turns to dark or to light.
  const wanted = (await turn.textContent()) === 'Dark colours' ? 'defaultDark' : 'default';
  const kept = await keptOf(page, request);
  await turn.click();
  await page.close();
  await expect.poll(kept).toMatchObject({ settings: { theme: { main: wanted } } });
});

test('so do notes and choices', async ({ page, request }) => {
  await signInHere(page);
  await page.getByRole('button', { name: 'Quick panel' }).click();
  const kept = await keptOf(page, request);
  const dense = page.getByRole('switch', { name: 'Dense lists' });
  const [wanted, notes] = [!(await dense.isChecked()), `Call the embassy, ${Date.now()}`];
  await page.getByRole('textbox', { name: 'My notes' }).fill(notes);
  await dense.click();
  await page.close();
  await expect.poll(kept).toMatchObject({ notes, preferences: { dense: wanted } });
});
