import type { Page } from '@playwright/test';
import type { Office } from '../../support/officeOn.ts';
import { barriersOf } from '../support/axe.ts';
import { barriersInEachLook } from '../support/looks.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

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
const work = [listOf('user'), '/apps/mail', '/apps/mail/office', '/apps/dashboards/project', '/apps/no/such/page'];
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
  listOf('menu_item'),
  createOf('menu_item'),
];

async function barriersAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('main')).toContainText(/\S/);
  return barriersInEachLook(page, path);
}

for (const locale of ['en', 'ar']) {
  test.describe(`in ${locale}`, () => {
    test.slow();
    test.beforeEach(async ({ page }) => page.addInitScript(name => localStorage.setItem('locale', name), locale));

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
      }
      expect(found).toEqual([]);
    });

    test('pages of the daily work can be used by everybody in every look', async ({ openAs, office, page }) => {
      await office.call('POST', '/auth/user/reset_password/', { as: 'guest', body: { email: 'staff@rihla.example' } });
      await openAs('admin', '/pages/profile');
      const found: string[] = [];
      for (const path of work) found.push(...(await barriersAt(page, path)));
      expect(found).toEqual([]);
    });

    test('the search for a passenger can be used by everybody in every look', async ({ openAs, page }) => {
      await openAs('admin', '/pages/profile');
      const found: string[] = [];
      for (const path of searches) found.push(...(await barriersAt(page, path)));
      expect(found).toEqual([]);
    });

    test('pages of accounts can be used by everybody in every look', async ({ openAs, office, page }) => {
      await openAs('admin', '/apps/mail');
      const found: string[] = [];
      for (const path of accounts(office)) found.push(...(await barriersAt(page, path)));
      expect(found).toEqual([]);
    });

    test('pages of rights can be used by everybody in every look', async ({ openAs, page }) => {
      await openAs('admin', '/apps/mail');
      const found: string[] = [];
      for (const path of rights) found.push(...(await barriersAt(page, path)));
      expect(found).toEqual([]);
    });
  });
}
