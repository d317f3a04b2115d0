import type { Page } from '@playwright/test';
import { HttpResponse } from 'msw';
import { entities, entityList } from '#catalog/registry/entities.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Office } from '../../support/officeOn.ts';
import { createSample } from '../../support/sample.ts';
import { coveredControls } from '../support/covered.ts';
import { fault } from '../support/faults.ts';
import { settled, wear } from '../support/looks.ts';
import { madePilgrim } from '../support/made.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const widths = [1440, 1366, 820, 390];
const looks = [
  ['en', null],
  ['ar', 'slateCrimsonDark'],
] as const;

/** One entity of each shape of page; `npm run covered` goes through all of them. */
const shapes: readonly Entity[] = process.env['RIHLA_EVERY_ENTITY']
  ? entityList
  : [
      entities.department,
      entities.hajj_passenger_info,
      entities.user,
      entities.member,
      entities.cause,
      entities.role,
      entities.menu_item,
      entities.general_setting,
      entities.product,
      entities.homepage_slider,
    ];

const frame = (office: Office): readonly string[] => [
  '/apps/dashboards/project',
  '/apps/dashboards/analytics',
  '/apps/mail',
  '/pages/profile',
  '/apps/passenger/search/rahman',
  '/apps/roleMenu-management/roleMenus',
  `/apps/users-management/access/${office.ids.user}`,
  `/apps/users-management/forgot-password/${office.ids.staff}`,
];

/** Controls of the page in view that something covers, at each width of the window. */
async function coveredAt(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    let covered: string[] = [];
    // What lies there only until the page has taken its new shape covers nothing for anybody.
    await expect
      .poll(async () => (covered = await coveredControls(page)), { timeout: 3_000 })
      .toEqual([])
      .catch(() => undefined);
    found.push(...covered.map(one => `${name} at ${width}: ${one}`));
  }
  return found;
}

async function coveredOn(page: Page, path: string): Promise<string[]> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return coveredAt(page, path);
}

for (const [locale, scheme] of looks) {
  test.describe(`in ${locale}, ${scheme ?? 'light'}`, () => {
    test.beforeEach(async ({ page }) => page.addInitScript(name => localStorage.setItem('locale', name), locale));

    const start = async (openAs: (role: 'admin', path: string) => Promise<Page>, path: string): Promise<Page> => {
      const page = await openAs('admin', path);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      if (scheme) await wear(page, scheme);
      return page;
    };

    test('nothing lies over a control of a page of the frame', async ({ openAs, office }) => {
      test.slow();
      const page = await start(openAs, '/apps/mail');
      const found: string[] = [];
      for (const path of frame(office)) found.push(...(await coveredOn(page, path)));
      expect(found).toEqual([]);
    });

    test('nothing lies over a control of a list, a new record and a saved one', async ({ openAs, office }) => {
      test.setTimeout(60_000 + shapes.length * 20_000);
      const page = await start(openAs, '/apps/mail');
      const found: string[] = [];
      for (const entity of shapes) {
        const { id } = await createSample(office, entity);
        const list = `/apps/${entity.route}`;
        for (const path of [list, `${list}/create`, `${list}/${id}`]) found.push(...(await coveredOn(page, path)));
      }
      expect(found).toEqual([]);
    });

    test('nothing lies over a control while rows are selected, a menu or a question is open, the host fails or is out of reach', async ({
      openAs,
      office,
      network,
    }) => {
      test.slow();
      await madePilgrim(office, {});
      const page = await start(openAs, listOf('hajj_passenger_info'));
      const found: string[] = [];
      const state = async (what: string) => found.push(...(await coveredAt(page, what)));
      await page.getByRole('row').nth(1).getByRole('checkbox').check();
      await state('rows selected');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator('.RaBulkActionsToolbar-topToolbar button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await state('question');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator('header [aria-haspopup=menu]').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await state('menu');
      await page.keyboard.press('Escape');
      await page.context().setOffline(true);
      await expect(page.getByRole('alert')).toBeVisible();
      await state('offline');
      await page.context().setOffline(false);
      fault(network, ['get', '*/designation/api/v1/designation/*'], () =>
        HttpResponse.json({ detail: 'x', code: 'internal' }, { status: 500 }),
      );
      await visit(page, listOf('designation'));
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await state('failure');
      expect(found).toEqual([]);
    });
  });
}
