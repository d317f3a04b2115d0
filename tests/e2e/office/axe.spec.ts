import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { setOf } from '../../../src/theme/schemes/themeSet.ts';
import type { SchemeName } from '../../../src/theme/schemes/schemes.ts';
import { defaultSettings } from '../../../src/settings/SettingsModel.ts';
import type { Office } from '../../support/officeOn.ts';
import { barriersOf } from '../support/axe.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const outside = ['/login', '/register', '/forgot-password', '/reset-password?uid=1&token=x', '/pages/errors/error-404', '/no/such/page'];

const work = [listOf('user'), '/apps/mail', '/apps/dashboards/project', '/apps/passenger/search/a', '/apps/no/such/page'];
const rights = ({ ids }: Office): readonly string[] => [
  '/pages/profile', `${listOf('role')}/1`, '/apps/roleMenu-management/roleMenus', `/apps/users-management/forgot-password/${ids.staff}`,
];

/** Beside the first look: dark, and the strongest colours. */
const schemes: readonly SchemeName[] = ['slateCrimsonDark', 'indigoCoralDark'];

/** Still: what comes or goes is half transparent. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running') && !document.querySelector('[role=progressbar], .MuiSkeleton-root'));

/** Dresses the page in view as if the choice had been made in another tab, which saves nothing. */
const wear = (page: Page, scheme: SchemeName | null) =>
  page.evaluate(settings => {
    const key = `settings:${localStorage.getItem('user_id')}`;
    if (settings) localStorage.setItem(key, JSON.stringify({ settings }));
    else localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage'));
  }, scheme && { ...defaultSettings, theme: setOf(scheme) });

/** All that is wrong with a page in its first look, and with its contrasts in the other schemes. */
async function barriersInEachLook(page: Page, name: string): Promise<string[]> {
  await settled(page);
  const found = (await barriersOf(page)).map(barrier => `${name} ${barrier}`);
  for (const scheme of schemes) {
    await wear(page, scheme);
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    found.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${name} in ${scheme}: ${html.slice(0, 200)}`)));
  }
  await wear(page, null);
  return found;
}

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
        await settled(page);
        found.push(...(await barriersOf(page)).map(barrier => `${path} ${barrier}`));
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

    test('the answer why a user may not can be used by everybody in every look', async ({ openAs, office, page }) => {
      await openAs('admin', '/apps/mail');
      expect(await barriersAt(page, `/apps/users-management/access/${office.ids.staff}`)).toEqual([]);
    });

    test('pages of rights and accounts, and the panels, can be used by everybody in every look', async ({ openAs, office, page }) => {
      await openAs('admin', '/apps/mail');
      const found: string[] = [];
      for (const path of rights(office)) found.push(...(await barriersAt(page, path)));
      for (const index of [0, 1]) {
        await page.locator('aside button').nth(index).click();
        await page.getByRole('dialog').waitFor();
        found.push(...(await barriersInEachLook(page, `panel ${index}`)));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      expect(found).toEqual([]);
    });
  });
}
