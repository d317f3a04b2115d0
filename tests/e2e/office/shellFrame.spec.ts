import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { HttpResponse } from 'msw';
import { messages as arabic } from '#src/i18n/ar/messages.ts';
import { complaintsOf } from '../support/console.ts';
import { fault } from '../support/faults.ts';
import { madePilgrim } from '../support/made.ts';
import { createOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const openSettings = (page: Page) => page.getByRole('button', { name: 'Theme settings' }).click();
const openSchemes = (page: Page) => page.getByRole('button', { name: 'Theme color options' }).click();
const choose = (page: Page, group: string, value: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: value, exact: true }).check();
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

async function expectAccessible(page: Page): Promise<void> {
  // Until they stand still, what comes and goes is half transparent.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  // React-Admin labels the boxes that select rows in a way that MUI 9 no longer takes; a message may begin to fade
  // while it is looked at.
  const { violations } = await new AxeBuilder({ page })
    .exclude('.RaDataTable-checkbox')
    .exclude('.MuiSnackbar-root')
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('the frame is accessible in its first look, with its panels and in its strongest colours', async ({
  openAs,
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  await openAs('admin', listOf('department'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await openSettings(page);
  await expect(page.getByRole('dialog', { name: 'Theme settings' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await openSchemes(page);
  for (const name of ['Indigo Coral Dark', 'Emerald Gold', 'Cool Grey Pink Dark']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  }
  expect(complaints).toEqual([]);
});

test('another layout keeps the page and what was typed into it', async ({ openAs, page }) => {
  await openAs('admin', createOf('designation'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Porter');
  await openSettings(page);
  for (const layout of ['Horizontal', 'Horizontal, dense', 'Vertical']) {
    await choose(page, 'Layout', layout);
    await expect(page.locator('main').getByLabel('Name')).toHaveValue('Porter');
  }
});

test('each layout shows its navigation, and its groups open under the pointer or by the keyboard', async ({
  openAs,
  page,
}) => {
  await openAs('admin', listOf('department'));
  await openSettings(page);
  await choose(page, 'Layout', 'Horizontal');
  await page.keyboard.press('Escape');
  // Out of the way of the message that the settings are saved.
  const shop = navigation(page).getByRole('button', { name: 'Shop' });
  await shop.hover();
  await expect(navigation(page).getByRole('link', { name: 'Products' })).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(navigation(page).getByRole('link', { name: 'Products' })).toBeHidden();
  await shop.press('Enter');
  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link', { name: 'Orders', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shop).toBeFocused();
  await expect(shop).toHaveAttribute('aria-expanded', 'false');
});

test('each style of the navigation leads to every page', async ({ openAs, page }) => {
  test.slow();
  await openAs('admin', listOf('department'));
  const style = async (name: string) => {
    await openSettings(page);
    await choose(page, 'Style of the navigation', name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await style('Folded (style 2)');
  await navigation(page).hover();
  await navigation(page).getByRole('button', { name: 'Places' }).click();
  await navigation(page).getByRole('link', { name: 'Cities / districts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cities / districts');
  for (const name of ['Tabbed (style 3)', 'Tabbed, dense (style 3)']) {
    await style(name);
    await navigation(page).getByRole('button', { name: 'People' }).click();
    await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Designations' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designations');
    await navigation(page).getByRole('button', { name: 'Places' }).click();
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Branches' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Branches');
  }
});

test('a closed navigation comes back, also where the toolbar is hidden', async ({ openAs, page }) => {
  await openAs('admin', listOf('department'));
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show navigation' }).click();
  await expect(navigation(page)).toBeVisible();
  await openSettings(page);
  await page.getByRole('switch', { name: 'Show the toolbar' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close navigation' }).press('Enter');
  const show = page.getByRole('button', { name: 'Show navigation' });
  await expect(show).toBeFocused();
  await show.press('Enter');
  await expect(navigation(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
});

test('panels close by Escape, their button and a press elsewhere, and give the focus back', async ({
  openAs,
  page,
}) => {
  await openAs('admin', listOf('department'));
  const opener = page.getByRole('button', { name: 'Theme settings' });
  const panel = page.getByRole('dialog', { name: 'Theme settings' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(300, 500),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(380);
    await close();
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('in Arabic the panels stand at the left edge', async ({ openAs, page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'ar'));
  await openAs('admin', listOf('department'));
  const opener = page.getByRole('button', { name: arabic.settings.title });
  expect((await opener.boundingBox())?.x).toBeLessThan(40);
  await opener.click();
  const panel = page.getByRole('dialog', { name: arabic.settings.title });
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
});

test('the command palette finds pages, records and actions by the keyboard alone', async ({ openAs, office, page }) => {
  await madePilgrim(office, { given_names: 'Zubaida' });
  await openAs('admin', listOf('department'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Go to or do' });
  await page.keyboard.press('Control+k');
  await field.pressSequentially('desig');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designations');
  await page.keyboard.press('Control+k');
  await field.fill('create: city / district');
  await page.getByRole('option', { name: 'Create: City / district' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Create/);
  await page.keyboard.press('Control+k');
  await field.fill('zubai');
  await page.getByRole('option', { name: 'Zubaida Test' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Zubaida Test/);
  await page.keyboard.press('Control+k');
  await field.fill('zzzz');
  await expect(page.getByText('No results')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('the navigation search suggests at most ten pages by title, and says when there are none', async ({
  openAs,
  page,
}) => {
  await openAs('admin', listOf('department'));
  const field = page.getByRole('combobox', { name: 'Search pages' });
  await field.fill('e');
  // What suggests has come in the place of the plain field by then.
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('listbox').getByRole('option').count()).toBeLessThanOrEqual(10);
  await field.fill('EMPLÓY');
  await page.getByRole('option', { name: /Employees/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employees');
  await field.fill('no such page');
  await expect(page.getByText('No results')).toBeVisible();
});

test('Enter in the passenger search opens the page with the matches', async ({ openAs, page }) => {
  await openAs('admin', listOf('department'));
  await page.getByRole('button', { name: 'Search pilgrims' }).click();
  await page.getByRole('textbox', { name: 'Search pilgrims' }).fill('RT 101/5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/passenger\/search\/RT%20101%2F5$/);
});

test('the font size grows in steps, and is remembered', async ({ openAs, page }) => {
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await openAs('admin', listOf('department'));
  await expect.poll(size).toBe('10px');
  await page.getByRole('button', { name: 'Font size' }).click();
  await page.getByRole('slider', { name: 'Font size' }).press('End');
  await expect.poll(size).toBe('13px');
  await page.reload();
  await expect.poll(size).toBe('13px');
});

test('on a phone the navigation is a drawer that closes with the choice, and every tool is in reach', async ({
  openAs,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs('admin', listOf('department'));
  await page.getByRole('button', { name: 'Show navigation' }).click();
  await expectAccessible(page);
  await navigation(page).getByRole('link', { name: 'Designations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designations');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Theme color options' }).click();
  expect((await page.getByRole('dialog', { name: 'Theme color options' }).boundingBox())?.width).toBeLessThanOrEqual(
    324,
  );
});

test('a lost connection is told at the top centre, though nothing has been told before, and the page stays', async ({
  openAs,
  context,
  page,
}) => {
  await openAs('admin', listOf('department'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // What draws messages comes by itself, after the records.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const lost = page.getByRole('alert').getByText('The connection is lost.');
  await expect(lost).toBeVisible();
  const { x, y, width } = (await lost.boundingBox()) ?? { x: 0, y: Infinity, width: 0 };
  // Right below the toolbar, whose tools it leaves in reach.
  expect(y).toBeGreaterThan(56);
  expect(y).toBeLessThan(80);
  expect(Math.abs(x + width / 2 - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(40);
  await expect(lost).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText('The connection is back.')).toBeVisible();
});

test('what cannot be fetched is told, takes nothing that was typed, and comes later', async ({ openAs, page }) => {
  const scripts = /\/assets\/SchemesPanel-[^/]*\.js$/;
  await page.route(scripts, route => route.abort());
  await openAs('admin', createOf('designation'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Porter');
  await openSchemes(page);
  await expect(page.getByRole('alert').getByText('This part could not be fetched.')).toBeVisible();
  await expect(page.locator('main').getByLabel('Name')).toHaveValue('Porter');
  await page.unroute(scripts);
  await openSchemes(page);
  await expect(page.getByRole('dialog', { name: 'Theme color options' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main').getByLabel('Name')).toHaveValue('Porter');
});

test('a save without a network fails at once and goes through when it is pressed again; a page that cannot be fetched fails inside the frame, and comes with another try', async ({
  openAs,
  context,
  network,
  page,
}) => {
  await openAs('admin', createOf('designation'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Porter');
  // What answers in the host's place would answer without a network as well.
  const gone = fault(network, ['post', '*/designation/api/v1/*'], () => HttpResponse.error());
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').getByText('The host cannot be reached.')).toBeVisible();
  await expect(page.locator('main').getByLabel('Name')).toHaveValue('Porter');
  gone.mend();
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText('The connection is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Porter/);
  const scripts = /\/assets\/DashboardPage-[^/]*\.js$/;
  await page.route(scripts, route => route.abort());
  await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be fetched');
  await expect(navigation(page)).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
});
