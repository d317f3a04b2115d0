import { listOf } from '../support/pages.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/apps/employee-management/employees?page=1&perPage=50';
const DENIED = 'You do not have the right to see this';

test('a guest who opens a guarded page signs in and lands where she wanted to go', async ({ page }) => {
  await page.goto(LIST);
  await expect(page).toHaveURL(/\/login/);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Employees' })).toBeVisible();
  await expect(page).toHaveURL(LIST);
});

for (const next of [
  '//elsewhere.example/apps',
  '/\\elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
]) {
  test(`a sign-in never leads away to ${next}`, async ({ page, baseURL }) => {
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('staff find no users in the navigation, and the page itself is closed to them', async ({ openAs, page }) => {
  await openAs('staff', listOf('hajj_passenger_info'));
  await expect(page.getByRole('link', { name: 'Pilgrims' })).toBeVisible();
  await page.getByRole('button', { name: 'People', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Employees' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Roles' })).toHaveCount(0);
  await page.goto(listOf('user'));
  await expect(page.getByText(DENIED)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('staff read employees but change none', async ({ openAs, page }) => {
  await openAs('staff', listOf('employee'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await page.goto(`${listOf('employee')}/create`);
  await expect(page.getByText(DENIED)).toBeVisible();
});

test('a plain user finds neither pilgrims nor users, and both pages are closed to her', async ({ openAs, page }) => {
  await openAs('user', listOf('tour_package'));
  await expect(page.getByRole('link', { name: 'Tour packages' })).toBeVisible();
  for (const name of ['Pilgrims', 'Users', 'Employees']) await expect(page.getByRole('link', { name })).toHaveCount(0);
  for (const name of ['hajj_passenger_info', 'user'] as const) {
    await page.goto(listOf(name));
    await expect(page.getByText(DENIED)).toBeVisible();
  }
});
