import type { Page } from '@playwright/test';
import { HttpResponse } from 'msw';
import type { LayoutStyle } from '#src/layout/settings/SettingsModel.ts';
import { calls, mount } from '#catalog/engine/wire.ts';
import { complaintsOf } from '../support/console.ts';
import { fault } from '../support/faults.ts';
import { made } from '../support/made.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const MENU = `*${mount('menu_item')}/nested_menu_item_by_user_role/`;
const DASHBOARD = '/apps/dashboards/project';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const group = (page: Page, name: string) => navigation(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

/** Chooses another look for the navigation, as another tab of the browser would. */
const look = (page: Page, style: LayoutStyle, config: object = {}): Promise<void> =>
  page.evaluate(
    layout => {
      localStorage.setItem(`settings:${localStorage.getItem('user_id')}`, JSON.stringify({ settings: { layout } }));
      dispatchEvent(new StorageEvent('storage'));
    },
    { style, config },
  );

const badge = { title: '7', bg: '#ffff00', fg: '#ffffff' };
const hostMenu = {
  menu_items: [
    {
      id: 1,
      title: 'Our reports',
      type: 'collapse',
      icon: 'bar_chart',
      url: '/apps/reports',
      badge,
      children: [{ id: 2, title: 'Daily takings', type: 'item', url: '/apps/daily' }],
    },
    { id: 3, title: '', type: 'divider' },
    {
      id: 4,
      title: 'Hajj portal',
      type: 'link',
      icon: 'flight',
      url: 'https://portal.example',
      badge: 'new',
      target: 'new_tab',
    },
    { id: 5, title: 'Our handbook', type: 'item', url: '/apps/handbook', target: 'new_tab' },
  ],
};

const audiences = {
  'For administrators': 'admin',
  'For staff': 'staff',
  'For everybody': undefined,
  'For guests': 'only_guest',
};
const expected = {
  admin: ['For administrators', 'For staff', 'For everybody'],
  staff: ['For staff', 'For everybody'],
  user: ['For everybody'],
} as const;

for (const role of ['admin', 'staff', 'user'] as const) {
  test(`the role ${role} finds its own entries`, async ({ openAs, network, page }) => {
    const menu_items = Object.entries(audiences).map(([title, auth], id) => ({
      id,
      title,
      auth,
      url: `/apps/own-${id}`,
    }));
    fault(network, ['get', MENU], () => HttpResponse.json({ menu_items }));
    await openAs(role, DASHBOARD);
    await expect(link(page, 'For everybody')).toBeVisible();
    const shown = await navigation(page).getByRole('link', { name: /^For / }).allTextContents();
    expect(shown.map(text => text.slice(text.indexOf('For')))).toEqual(expected[role]);
    await expect(group(page, 'Rights')).toHaveCount(role === 'admin' ? 1 : 0);
    await expect(group(page, 'Website content')).toHaveCount(1);
  });
}

test('the menu of the host shows with all that its entries have, in every look', async ({ openAs, network, page }) => {
  fault(network, ['get', MENU], () => HttpResponse.json(hostMenu));
  await openAs('admin', listOf('department'));
  const reports = group(page, 'Our reports 7');
  await reports.click();
  await expect(link(page, 'Daily takings')).toBeVisible();
  await expect(link(page, 'Our reports')).toHaveAttribute('href', '/apps/reports');
  await expect(navigation(page).getByText('Our reports', { exact: true })).toHaveCount(2);
  // White on yellow could not be read.
  await expect(navigation(page).getByText('7', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(navigation(page).getByRole('separator')).toBeVisible();

  await look(page, 'layout1', { navbar: { style: 'style-3-dense', folded: true } });
  const tab = group(page, 'Our reports, 7');
  await expect(tab.locator('svg')).toBeVisible();
  const corner = await tab.getByText('7').boundingBox();
  const box = await tab.boundingBox();
  expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) - 8);
  await expect(link(page, 'Hajj portal, new')).toHaveAttribute('target', '_blank');
  await tab.click();
  await expect(panel(page, 'Our reports').getByRole('link')).toHaveText([/^Our reports$/, /Daily takings$/]);

  await page.setViewportSize({ width: 2600, height: 700 });
  await look(page, 'layout2', { mode: 'fullwidth' });
  await group(page, 'Our reports 7').press('Enter');
  await expect(link(page, 'Daily takings')).toBeVisible();
  await expect(link(page, 'Our handbook')).toHaveAttribute('target', '_blank');
  await expect(link(page, 'Hajj portal new')).toBeVisible();
});

test('without the menu of the host the navigation has what is our own, and nothing is said', async ({
  openAs,
  network,
  page,
}) => {
  const refused = fault(network, ['get', MENU], () =>
    HttpResponse.json({ detail: 'x', code: 'internal' }, { status: 500 }),
  );
  await openAs('admin', listOf('department'));
  await expect(link(page, 'Departments')).toBeVisible();
  await expect.poll(() => refused.met.length).toBe(1);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a change of a role’s menu shows at once', async ({ openAs, office, page }) => {
  await made(office, 'menu_item', { title: 'Nusuk', type: 'link', url: 'https://nusuk.example' });
  const { body } = await office.call('GET', calls('role').everything);
  const role = body.roles.find(({ name }: { name: string }) => name.toLowerCase() === 'admin');
  await openAs('admin', `/apps/roleMenu-management/roleMenus/${role.id}`);
  await page.getByRole('checkbox', { name: 'Nusuk' }).check();
  await expect(link(page, 'Nusuk')).toHaveCount(0);
  await page.locator('main').getByRole('button', { name: /save/i }).click();
  await expect(link(page, 'Nusuk')).toHaveAttribute('href', 'https://nusuk.example');
});

test('a group opens with the page in it and closes behind it, one opened by hand stays, and the page’s entry is in sight', async ({
  openAs,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAs('admin', listOf('department'));
  await expect(group(page, 'People')).toHaveAttribute('aria-expanded', 'true');
  await group(page, 'Donations').click();
  await visit(page, listOf('country'));
  await expect(link(page, 'Countries')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Countries')).toBeInViewport();
  await expect(group(page, 'People')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'Donations')).toHaveAttribute('aria-expanded', 'true');
  await group(page, 'Places').click();
  await expect(link(page, 'Countries')).toHaveCount(0);
  await visit(page, DASHBOARD);
  await visit(page, listOf('country'));
  await expect(link(page, 'Countries')).toBeVisible();
  await group(page, 'Donations').click();
  await visit(page, DASHBOARD);
  for (const name of ['People', 'Donations', 'Places'])
    await expect(group(page, name)).toHaveAttribute('aria-expanded', 'false');
});

test('the keyboard walks through the first style, and its focus is never lost', async ({ openAs, page }) => {
  await openAs('admin', DASHBOARD);
  const close = navigation(page).getByRole('button', { name: 'Close navigation' });
  const show = page.getByRole('button', { name: 'Show navigation' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(show).toBeFocused();
  await expect(navigation(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Dashboard')).toBeFocused();
  for (const name of ['Website content', 'Hajj and Umrah', 'People']) {
    await page.keyboard.press('Tab');
    await expect(group(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Employees')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employees');
  await expect(link(page, 'Employees')).toBeFocused();
});

test('the keyboard walks through the third style, into a panel and out of it', async ({ openAs, page }) => {
  await openAs('admin', listOf('department'));
  await look(page, 'layout1', { navbar: { style: 'style-3', folded: true } });
  const people = group(page, 'People');
  await expect(people).toHaveAttribute('aria-current', 'true');
  await people.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel(page, 'People').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(people).toBeFocused();
  await expect(panel(page, 'People')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await panel(page, 'People').getByRole('link', { name: 'Designations' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designations');
  await expect(people).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Search pages' }).focus();
  await expect(panel(page, 'People')).toHaveCount(0);
  await link(page, 'Dashboard').press('Enter');
  await expect(link(page, 'Dashboard')).toHaveAttribute('aria-current', 'page');
});

test('unfolded, the panel of the third style follows the page; pages of no section have none', async ({
  openAs,
  page,
}) => {
  await openAs('admin', listOf('department'));
  await look(page, 'layout1', { navbar: { style: 'style-3', folded: false } });
  await expect(panel(page, 'People')).toBeVisible();
  await group(page, 'Shop').click();
  await expect(panel(page, 'Shop')).toBeVisible();
  await visit(page, listOf('country'));
  await expect(panel(page, 'Places')).toBeVisible();
  await visit(page, DASHBOARD);
  await expect(page.getByRole('navigation')).toHaveCount(1);
  expect((await page.locator('main').boundingBox())?.x).toBe(120);
});

test('the folded navigation shows the outermost entries, and none moves when it opens under the pointer', async ({
  openAs,
  page,
}) => {
  await openAs('admin', listOf('department'));
  // A pointer that was never moved counts as resting in the first corner, which is the navigation's.
  await page.mouse.move(900, 500);
  await look(page, 'layout1', { navbar: { style: 'style-2', folded: true } });
  const shop = group(page, 'Shop');
  await expect(link(page, 'Departments')).toHaveCount(0);
  const place = async () => {
    const { x, y } = (await shop.boundingBox()) ?? { x: 0, y: 0 };
    return { x, y };
  };
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(76);
  const before = await place();
  await page.mouse.move(before.x + 20, before.y + 20);
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
  expect(await place()).toEqual(before);
  await shop.click();
  await expect(link(page, 'Products')).toBeVisible();
  await page.mouse.move(900, 500);
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(76);
  await expect(link(page, 'Products')).toHaveCount(0);
});

test('across the page the navigation keeps to one row, whatever its width, the size of letters and the agency’s name', async ({
  openAs,
  page,
  office,
}) => {
  const { body } = await office.call('GET', calls('general_setting').all);
  const [settings] = body.general_settings;
  const site_name = 'Al-Madinah International Hajj, Umrah and Travel Services Limited';
  await office.call('PUT', calls('general_setting').update(settings.id), {
    body: { site_name },
    headers: { 'If-Match': `"${settings.version}"` },
  });
  await openAs('admin', listOf('department'));
  await expect(navigation(page).getByRole('link', { name: site_name })).toBeVisible();
  expect((await navigation(page).getByRole('button', { name: 'Close navigation' }).boundingBox())?.x).toBeLessThan(
    280 - 32,
  );
  await look(page, 'layout2');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '13px', 'important'));
  for (const width of [1440, 1210]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(group(page, 'More')).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(64);
    const ends = await navigation(page)
      .getByRole('button')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(width);
  }
  await group(page, 'More').press('Enter');
  await group(page, 'Rights').press('Enter');
  await link(page, 'Roles').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roles');
  await expect(group(page, 'More')).toBeFocused();
  await page.setViewportSize({ width: 2600, height: 800 });
  await look(page, 'layout2', { mode: 'fullwidth' });
  await expect(group(page, 'More')).toBeHidden();
  await expect(group(page, 'Rights')).toBeVisible();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1300, height: 900 } });

  test('the first tap opens what is folded, and another closes a group', async ({ openAs, page }) => {
    const complaints = complaintsOf(page);
    await openAs('admin', listOf('department'));
    await look(page, 'layout1', { navbar: { style: 'style-2', folded: true } });
    await link(page, 'Dashboard').tap({ position: { x: 20, y: 20 } });
    await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Departments');
    await group(page, 'Shop').tap();
    await link(page, 'Products').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(76);
    await look(page, 'layout2');
    await group(page, 'People').tap();
    await expect(link(page, 'Employees')).toBeVisible();
    await group(page, 'People').tap();
    await expect(link(page, 'Employees')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
