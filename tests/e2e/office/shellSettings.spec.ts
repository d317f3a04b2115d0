import type { Page } from '@playwright/test';
import { HttpResponse } from 'msw';
import { messages } from '#src/i18n/en/messages.ts';
import { defaultSettings } from '#src/layout/settings/SettingsModel.ts';
import type { Office } from '../../support/officeOn.ts';
import { fault } from '../support/faults.ts';
import { listOf } from '../support/pages.ts';
import { signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const SAVE = '*/api/auth/user/update';

const openSettings = (page: Page) => page.getByRole('button', { name: 'Theme settings' }).click();
const openSchemes = (page: Page) => page.getByRole('button', { name: 'Theme color options' }).click();
const choose = (page: Page, group: string, value: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: value, exact: true }).check();
const pressed = (page: Page, look: string) =>
  expect(page.getByRole('button', { name: look, exact: true })).toHaveAttribute('aria-pressed', 'true');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const ground = (page: Page, of: string) =>
  page
    .locator(of)
    .first()
    .evaluate(element => getComputedStyle(element).backgroundColor);
const kept = async (office: Office) => (await office.call('GET', '/user/api/v1/user/me/')).body.data.settings;

async function logOut(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

async function expectChosen(page: Page): Promise<void> {
  await expect(navigation(page)).toBeVisible();
  await expect(page.locator('#root footer')).toHaveCount(0);
  await openSchemes(page);
  await pressed(page, 'Emerald Gold Dark');
  await page.keyboard.press('Escape');
  await openSettings(page);
  await expect(page.getByRole('radio', { name: 'Horizontal', exact: true })).toBeChecked();
}

test('settings are saved once the changes pause, survive a reload, and are found again on another machine', async ({
  openAs,
  openElsewhereAs,
  office,
  page,
}) => {
  test.slow();
  await openAs('admin', listOf('department'));
  await page.getByRole('button', { name: 'Theme color options' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Theme color options');
  await openSchemes(page);
  await pressed(page, 'Initial look');
  await page.getByRole('button', { name: 'Slate Crimson Dark' }).click();
  await page.getByRole('button', { name: 'Emerald Gold Dark' }).click();
  await page.keyboard.press('Escape');
  await openSettings(page);
  await choose(page, 'Layout', 'Horizontal');
  await page.getByRole('switch', { name: 'Show the footer' }).uncheck();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await expect
    .poll(() => kept(office))
    .toMatchObject({
      theme: { main: 'emeraldGoldDark' },
      layout: { style: 'layout2', config: { footer: { display: false } } },
    });
  await page.reload();
  await expectChosen(page);
  await expectChosen(await openElsewhereAs('admin', listOf('department')));
});

test('the next user of a browser meets the first look and layout', async ({ page }) => {
  test.slow();
  await page.goto('/login');
  await signIn(page);
  await openSettings(page);
  await choose(page, 'Style of the navigation', 'Tabbed, dense (style 3)');
  await page.keyboard.press('Escape');
  await openSchemes(page);
  await page.getByRole('button', { name: 'Indigo Coral Dark' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const dark = await ground(page, 'body');
  await logOut(page, /admin/);
  await signIn(page, 'staff');
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
  expect(await ground(page, 'body')).not.toBe(dark);
});

test('a failure to save is told once, and what was chosen is saved when the network is back', async ({
  openAs,
  network,
  office,
  page,
}) => {
  const refusal = fault(network, ['post', SAVE], () =>
    HttpResponse.json({ detail: 'no', code: 'internal' }, { status: 500 }),
  );
  await openAs('admin', listOf('department'));
  await openSettings(page);
  await choose(page, 'Layout', 'Horizontal');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => refusal.met.length).toBeGreaterThan(1);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toHaveCount(1);
  refusal.mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Settings saved')).toBeVisible();
  expect((await kept(office)).layout.style).toBe('layout2');
});

test('of two changes the newer wins, however long the answer to the older takes', async ({
  openAs,
  network,
  office,
  page,
}) => {
  let answer = (): void => undefined;
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  const first = fault(network, ['post', SAVE], () => (first.met.length === 1 ? held : undefined));
  await page.clock.install();
  await openAs('admin', listOf('department'));
  await openSchemes(page);
  await page.getByRole('button', { name: 'Slate Crimson Dark' }).click();
  await expect.poll(() => first.met.length).toBe(1);
  await page.getByRole('button', { name: 'Emerald Gold Dark' }).click();
  await pressed(page, 'Emerald Gold Dark');
  // The pause after the second change is over, and what it may have sent has come before the answer to this.
  await page.clock.fastForward(1000);
  await page.evaluate(async () => (await fetch('/api/config')).status);
  expect(first.met).toHaveLength(1);
  answer();
  await expect.poll(async () => (await kept(office))?.theme.main).toBe('emeraldGoldDark');
  expect(first.met).toHaveLength(2);
});

test('on a phone the toolbar stays, whatever was chosen elsewhere, and a panel closes by a swipe', async ({
  openAs,
  office,
  page,
}) => {
  const { style, config } = defaultSettings.layout;
  const settings = {
    ...defaultSettings,
    layout: { style, config: { ...config, toolbar: { ...config.toolbar, display: false } } },
  };
  await office.call('POST', '/api/auth/user/update', { body: { user: { data: { settings } } } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('admin', listOf('department'));
  await expect(page.getByRole('button', { name: 'Language' })).toBeVisible();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Theme settings' }).click();
  const display = page.getByRole('switch', { name: 'Show the toolbar' });
  // The settings came from the host, and say otherwise.
  await expect(display).not.toBeChecked();
  await expect(display).toHaveAccessibleDescription(messages.settings.idle.phone);
  const panel = page.getByRole('dialog', { name: 'Theme settings' });
  const at = (clientX: number) => [{ identifier: 0, clientX, clientY: 300 }];
  await panel.dispatchEvent('touchstart', { touches: at(120), changedTouches: at(120), targetTouches: at(120) });
  await panel.dispatchEvent('touchend', { touches: [], changedTouches: at(300), targetTouches: [] });
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: /Administrator/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('pages outside the frame, and the page of a failed sign-in, show nothing of it; the next page has it back', async ({
  openAs,
  page,
}) => {
  const nothing = async () => {
    for (const name of ['nav', 'header', 'footer'] as const) await expect(page.locator(`#root ${name}`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Theme settings' })).toHaveCount(0);
  };
  for (const path of [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/pages/errors/error-404',
    '/no/such/page',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nothing();
  }
  await openAs('admin', '/pages/errors/error-404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nothing();
  await page.goto('/apps/authentication-error');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await nothing();
  await page.goto(listOf('department'));
  await expect(navigation(page)).toBeVisible();
  for (const name of ['banner', 'contentinfo'] as const) await expect(page.getByRole(name)).toBeVisible();
});

test('a guest’s light stays with the guests of this browser, and a user’s with the user', async ({ page }) => {
  test.slow();
  const sent: string[] = [];
  page.on('request', request => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname));
  const lights = page.getByRole('group', { name: 'Light and dark' });
  const light = (name: string) => lights.getByRole('radio', { name, exact: true });
  const chooseLight = (name: string) => lights.getByText(name, { exact: true }).click();
  const [day, night] = ['rgb(244, 246, 245)', 'rgb(16, 24, 23)'];
  await page.goto('/login');
  await expect(light('As the system')).toBeChecked();
  await expect.poll(() => ground(page, '.login')).toBe(day);
  await chooseLight('Dark');
  await expect.poll(() => ground(page, '.login')).toBe(night);
  await page.reload();
  await expect(light('Dark')).toBeChecked();
  await expect.poll(() => ground(page, '.login')).toBe(night);
  await page.goto('/register');
  await expect.poll(() => ground(page, '.login')).toBe(night);
  await page.goto('/pages/errors/error-404');
  await expect.poll(() => ground(page, '.notice')).toBe(night);
  expect(sent).toEqual([]);

  await page.goto('/login');
  await signIn(page, 'staff');
  await expect(navigation(page)).toBeVisible();
  expect(await ground(page, 'body')).toBe(day);
  await logOut(page, /Staff/);
  expect(await ground(page, '.login')).toBe(night);
  await chooseLight('Light');
  await signIn(page, 'staff');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expect.poll(() => ground(page, 'body')).toBe(night);
  await logOut(page, /Staff/);
  await expect(light('Light')).toBeChecked();
  expect(await ground(page, '.login')).toBe(day);
});
