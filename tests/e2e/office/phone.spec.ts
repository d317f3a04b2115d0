import type { Page } from '@playwright/test';
import { box, saveButton, tab } from '../support/form.ts';
import { kept, madePilgrim } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PILGRIMS = listOf('hajj_passenger_info');

/** How far the page, or a part of it that cannot be scrolled by itself, is wider than the screen. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - document.documentElement.clientWidth,
  );

test('records stand as cards, which open', async ({ openAs, page, office }) => {
  await madePilgrim(office, { surname: 'Carded' });
  await openAs('admin', PILGRIMS);
  const card = page.getByRole('article').filter({ hasText: 'Maryam Carded' });
  await expect(card.getByText('Status')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await excess(page)).toBe(0);
  await card.getByRole('link', { name: /^Maryam Carded/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Maryam Carded' })).toBeVisible();
});

test('the navigation is a drawer that closes behind whoever chose', async ({ openAs, page }) => {
  await openAs('admin', PILGRIMS);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show navigation' }).tap();
  await page.getByRole('button', { name: 'People', exact: true }).tap();
  await page.getByRole('link', { name: 'Departments', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Departments' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a record is changed with a thumb, and nothing scrolls sideways', async ({ openAs, page, office }) => {
  const id = await madePilgrim(office, {});
  await openAs('admin', editOf('hajj_passenger_info', id));
  await tab(page, 'Names and person').tap();
  await box(page, 'Surname').fill('Thumb');
  expect(await excess(page)).toBe(0);
  await saveButton(page).tap();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await kept(office, 'hajj_passenger_info', id)).toMatchObject({ surname: 'Thumb' });
});

test('no page scrolls sideways', async ({ openAs, page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await excess(page), 'sign-in').toBe(0);
  await openAs('admin', '/pages/profile');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  for (const path of [
    listOf('employee'),
    createOf('hajj_passenger_info'),
    createOf('tour_package'),
    listOf('permission'),
  ]) {
    const title = await page.title();
    await visit(page, path);
    await expect(page).not.toHaveTitle(title);
    await expect(
      page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('textbox')).first(),
    ).toBeVisible();
    expect(await excess(page), path).toBe(0);
  }
  await visit(page, PILGRIMS);
  await page.getByRole('button', { name: 'Filters' }).tap();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await excess(page), 'filters').toBe(0);
});
