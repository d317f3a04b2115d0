import { expect, type Page, test } from '@playwright/test';
import { barriersOf } from '../support/axe.ts';
import { complaintsOf } from '../support/console.ts';

const searchFor = async (page: Page, words: string, path: string) => {
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill(words);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: path }).click();
};

const withoutOverflow = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('a call is found, tried after the sign-in, and loads nothing from elsewhere', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page);
  const foreign: string[] = [];
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && !['data:', 'blob:'].includes(protocol)) foreign.push(request.url());
  });
  await page.goto('/api/docs');
  expect(await barriersOf(page)).toEqual([]);
  await searchFor(page, 'department pagination', '/department/api/v1/department/without_pagination/all/');
  await expect(page.getByRole('heading', { name: 'department', exact: true })).toBeVisible();

  await page.getByLabel('Email').fill('admin@rihla.example');
  await page.getByLabel('Password').fill('rihla-demo-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('admin@rihla.example')).toBeVisible();
  await page.getByRole('button', { name: 'Execute' }).click();
  // The example above it begins alike.
  await expect(page.locator('.live-responses-table').getByText('"departments": [')).toBeVisible();
  expect([complaints, foreign]).toEqual([[], []]);

  const viewer = page.locator('#viewer');
  await expect(viewer).toContainText('Authorization: Bearer');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(viewer).not.toContainText('Bearer');
  await expect(page.locator('.live-responses-table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('Error: Unauthorized')).toBeVisible();
});

test('an address that cannot be decoded opens the page at its head', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/api/docs#%E0%A4%A');
  await expect(page.getByRole('searchbox', { name: 'Search the calls' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a wrong password is told at the head', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByLabel('Email').fill('staff@rihla.example');
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The email or the password is not correct.');
});

test('the contents lead by module to parameters, schemas and examples; a link opens the same', async ({ page }) => {
  await page.goto('/api/docs');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByText('Hajj', { exact: true }).click();
  await contents.getByRole('link', { name: 'Booking', exact: true }).click();
  await expect(contents.getByRole('link', { name: 'Booking', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'POST /booking/api/v1/booking/create/ create' })).toBeVisible();

  await page.goto('/api/docs#city/post_city_create');
  await page.reload();
  // The whole description is read and its part drawn, which takes seconds beside other tests.
  await expect(page.getByText('Names this very request')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('textbox').filter({ hasText: '"bn_name": "string"' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing reaches beyond the window, and the search is one touch away', async ({ page }) => {
    await page.goto('/api/docs');
    await withoutOverflow(page);
    await searchFor(page, 'booking create', '/booking/api/v1/booking/create/');
    await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
    await withoutOverflow(page);
    await page.getByRole('button', { name: 'Search and contents' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toBeInViewport();
  });
});
