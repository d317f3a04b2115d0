import { expect, test } from '@playwright/test';
import { signIn } from '../support/signIn.ts';

test('a change of settings just before the window closes still reaches the host', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, 'staff');
  const turn = page.getByRole('button', { name: /^(Dark|Light) colours$/ });
  // What an earlier run has left decides whether it turns to dark or to light.
  const wanted = (await turn.getAttribute('aria-label')) === 'Dark colours' ? 'defaultDark' : 'default';
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  await turn.click();
  await page.close();
  const kept = async () => (await (await request.get('/user/api/v1/user/me/', { headers: { Authorization: `Bearer ${token}` } })).json()).data.settings;
  await expect.poll(kept).toMatchObject({ theme: { main: wanted } });
});
