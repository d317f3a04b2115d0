import type { Page } from '@playwright/test';
import type { Office } from '../../support/officeOn.ts';
import { barriersOf } from '../support/axe.ts';
import { barriersInEachLook, barriersInFirstLook, type Judge } from '../support/looks.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const outside = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?uid=1&token=x',
  '/pages/errors/error-404',
  '/no/such/page',
];

/** A name that many have, a sound passport, and one with a wrong digit. */
const searches = [
  'rahman',
  ...['7408122', '7408132'].map(
    birth => `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\tL898902C36UTO${birth}F1204159ZE184226B<<<<<10`,
  ),
].map(text => `/apps/passenger/search/${encodeURIComponent(text)}`);
const work = [
  listOf('user'),
  '/apps/mail',
  '/apps/mail/inbox/message-3',
  '/apps/mail/compose',
  '/apps/mail/office',
  '/apps/dashboards/project',
  '/apps/dashboards/analytics',
  '/apps/no/such/page',
];
const accounts = ({ ids }: Office): readonly string[] => [
  '/pages/profile',
  editOf('user', ids.staff),
  `/apps/users-management/forgot-password/${ids.staff}`,
  `/apps/users-management/access/${ids.user}`,
];
const rights = [
  listOf('role'),
  editOf('role', 1),
  listOf('permission'),
  '/apps/roleMenu-management/roleMenus',
  '/apps/roleMenu-management/roleMenus/2',
  listOf('menu_item'),
  createOf('menu_item'),
];

const isSearch = (address: string): boolean => address.includes('/passenger/search/');

/** How far the page is wider than the window. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function barriersAt(page: Page, path: string, judge: Judge): Promise<string[]> {
  const [title, before] = [await page.title(), page.url()];
  await visit(page, path);
  // Searches share a title; the results of the one before are gone at once.
  if (!(isSearch(before) && isSearch(path))) await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const wider = await excess(page);
  return [...(await judge(page, path)), ...(wider > 1 ? [`${path} scrolls sideways by ${wider} px`] : [])];
}

async function barriersOn(page: Page, paths: readonly string[], judge: Judge): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const found: string[] = [];
  for (const path of paths) found.push(...(await barriersAt(page, path, judge)));
  return found;
}

/** Colours are those of the wide window, whatever the language. */
for (const [locale, width, judge] of [
  ['en', 1280, barriersInEachLook],
  ['ar', 390, barriersInFirstLook],
] as const) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.slow();
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(name => localStorage.setItem('locale', name), locale);
    });

    test('pages outside the frame can be used by everybody', async ({ page }) => {
      const found: string[] = [];
      for (const path of outside) {
        await page.goto(path);
        await page.getByRole('heading').first().waitFor();
        for (const [colorScheme, judged] of [
          ['light', 'everything'],
          ['dark', 'colours'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          found.push(...(await barriersOf(page, judged)).map(barrier => `${path} ${colorScheme} ${barrier}`));
        }
        const wider = await excess(page);
        if (wider > 1) found.push(`${path} scrolls sideways by ${wider} px`);
      }
      expect(found).toEqual([]);
    });

    test('pages of the daily work can be used by everybody', async ({ openAs, office, page }) => {
      await office.call('POST', '/auth/user/reset_password/', { as: 'guest', body: { email: 'staff@rihla.example' } });
      await openAs('admin', listOf('department'));
      expect(await barriersOn(page, [...work, ...searches], judge)).toEqual([]);
    });

    test('pages of accounts and rights can be used by everybody', async ({ openAs, office, page }) => {
      await openAs('admin', listOf('department'));
      expect(await barriersOn(page, [...accounts(office), ...rights], judge)).toEqual([]);
    });
  });
}
