import type { Page } from '@playwright/test';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const openSettings = (page: Page) => page.getByRole('button', { name: 'Theme settings' }).click();
const choose = (page: Page, group: string, value: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: value, exact: true }).check();
const turn = (page: Page, name: string, on: boolean) => page.getByRole('switch', { name }).setChecked(on);
const toolbar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
// Behind an open panel the rest of the page is hidden from readers, so parts are found as they stand in the document.
const part = (page: Page, name: 'nav' | 'header' | 'footer' | 'main') => page.locator(`#root ${name}`).first();
const boxOf = async (page: Page, name: 'nav' | 'header' | 'footer' | 'main') => (await part(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
/** The page below the bars, without the room beside it. */
const content = async (page: Page) => (await page.locator('main > div').first().boundingBox())?.width ?? 0;
const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 300));

/** A page longer than any window, with the settings open. */
async function start(page: Page, open: () => Promise<Page>): Promise<void> {
  await page.setViewportSize({ width: 1900, height: 700 });
  await open();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.addStyleTag({ content: 'main { min-height: 1800px } main > div { min-height: 1800px }' });
  await openSettings(page);
}

test('the mode limits the whole page, its content, or nothing, by the width that is given', async ({ openAs, page }) => {
  await start(page, () => openAs('admin', listOf('department')));
  await choose(page, 'Mode', 'Full width');
  await expect.poll(() => content(page)).toBeGreaterThan(1500);
  await page.getByRole('spinbutton', { name: 'Container width (px)' }).fill('900');
  await choose(page, 'Mode', 'Container');
  await expect.poll(() => content(page)).toBe(900);
  expect((await boxOf(page, 'nav')).x).toBe(0);
  await choose(page, 'Mode', 'Boxed');
  await expect.poll(async () => (await boxOf(page, 'nav')).x).toBe(500);
  await expect.poll(() => content(page)).toBeLessThan(900 - 280);
  await page.getByRole('spinbutton', { name: 'Container width (px)' }).fill('5');
  await expect(page.getByText('From 320 to 3840')).toBeVisible();
  expect((await boxOf(page, 'nav')).x).toBe(500);
});

test('the navigation of the vertical layout hides, changes sides, and folds', async ({ openAs, page }) => {
  await start(page, () => openAs('admin', listOf('department')));
  await turn(page, 'Show the navigation', false);
  await expect(page.locator('#root nav')).toHaveCount(0);
  await turn(page, 'Show the navigation', true);
  await choose(page, 'Side of the navigation', 'Right');
  await expect.poll(async () => (await boxOf(page, 'nav')).x).toBe(1900 - 280);
  await choose(page, 'Side of the navigation', 'Left');
  await choose(page, 'Style of the navigation', 'Folded (style 2)');
  await expect.poll(async () => (await boxOf(page, 'nav')).width).toBe(76);
  await turn(page, 'Navigation folded', false);
  await expect.poll(async () => (await boxOf(page, 'nav')).width).toBe(280);
  await choose(page, 'Style of the navigation', 'Tabbed (style 3)');
  await expect.poll(async () => (await boxOf(page, 'nav')).width).toBe(120);
  await choose(page, 'Style of the navigation', 'Tabbed, dense (style 3)');
  await expect.poll(async () => (await boxOf(page, 'nav')).width).toBe(64);
});

for (const layout of ['Vertical', 'Horizontal'] as const) {
  test(`toolbar and footer of the ${layout.toLowerCase()} layout stay, scroll away, or are hidden`, async ({ openAs, page }) => {
    await start(page, () => openAs('admin', listOf('department')));
    await choose(page, 'Layout', layout);
    await choose(page, 'Style of the toolbar', 'Fixed');
    await choose(page, 'Style of the footer', 'Fixed');
    await scrollDown(page);
    await expect.poll(async () => (await boxOf(page, 'header')).y).toBe(layout === 'Vertical' ? 0 : 64);
    await expect.poll(async () => Math.round((await boxOf(page, 'footer')).y + (await boxOf(page, 'footer')).height)).toBe(700);
    await choose(page, 'Style of the toolbar', 'Static');
    await choose(page, 'Style of the footer', 'Static');
    await expect.poll(async () => (await boxOf(page, 'header')).y).toBeLessThan(0);
    await expect.poll(async () => (await boxOf(page, 'footer')).y).toBeGreaterThan(700);
    await turn(page, 'Show the toolbar', false);
    await expect(part(page, 'header')).toHaveCount(0);
    await turn(page, 'Show the footer', false);
    await expect(part(page, 'footer')).toHaveCount(0);
  });
}

test('the navigation of the horizontal layout stands above or below the toolbar, stays or scrolls away', async ({ openAs, page }) => {
  await start(page, () => openAs('admin', listOf('department')));
  await choose(page, 'Layout', 'Horizontal');
  const order = async () => (await boxOf(page, 'nav')).y < (await boxOf(page, 'header')).y;
  await expect.poll(order).toBe(true);
  await choose(page, 'Toolbar and navigation', 'Toolbar above');
  await expect.poll(order).toBe(false);
  await choose(page, 'Toolbar and navigation', 'Toolbar below');
  await scrollDown(page);
  await expect.poll(async () => (await boxOf(page, 'nav')).y).toBeGreaterThanOrEqual(0);
  await choose(page, 'Style of the navigation', 'Static');
  await expect.poll(async () => (await boxOf(page, 'nav')).y).toBeLessThan(0);
  await turn(page, 'Show the navigation', false);
  await expect(page.locator('#root nav')).toHaveCount(0);
});

test('the dense layout scrolls its content between bars that stand still, or the whole page', async ({ openAs, page }) => {
  await page.setViewportSize({ width: 1400, height: 400 });
  await openAs('admin', listOf('department'));
  await openSettings(page);
  await choose(page, 'Layout', 'Horizontal, dense');
  await expect(page.locator('main')).toHaveCSS('overflow-y', 'auto');
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(pageHeight).toBe(400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('main').evaluate(main => main.scrollTo(0, 150));
  await expect(toolbar(page)).toBeInViewport();
  await expect(footer(page)).toBeInViewport();
  await page.getByRole('navigation').getByRole('button', { name: 'People' }).hover();
  await page.getByRole('link', { name: 'Designations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designations');
  await expect.poll(() => page.locator('main').evaluate(main => main.scrollTop)).toBe(0);
  await openSettings(page);
  await choose(page, 'Scrolling', 'Whole page');
  await expect.poll(pageHeight).toBeGreaterThan(400);
});

test('scroll bars and direction are the reader’s choice, and survive a reload', async ({ openAs, page }) => {
  await openAs('admin', listOf('department'));
  await openSettings(page);
  const bars = () => page.evaluate(() => getComputedStyle(document.body).scrollbarWidth);
  await expect.poll(bars).toBe('auto');
  await turn(page, 'Custom scrollbars', true);
  await expect.poll(bars).toBe('thin');
  await choose(page, 'Direction', 'Right to left');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(async () => Math.round((await page.getByRole('dialog').boundingBox())?.x ?? -1)).toBe(0);
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(bars).toBe('thin');
  expect((await page.locator('#root nav').first().boundingBox())?.x).toBeGreaterThan(600);
});

test('a page of error stands alone, and the frame is back on the next one as it was', async ({ openAs, page }) => {
  await openAs('admin', '/apps/authentication-error');
  await expect(page.getByRole('alert')).toBeVisible();
  for (const name of ['nav', 'header', 'footer'] as const) await expect(part(page, name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Theme settings' })).toHaveCount(0);
  await page.goto(listOf('department'));
  for (const name of ['nav', 'header', 'footer'] as const) await expect(part(page, name)).toBeVisible();
});

test('the head of a list stays in sight below the bars', async ({ openAs, page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAs('admin', listOf('country'));
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const head = async () => (await page.locator('#root thead th').last().boundingBox())?.y;
  await scrollDown(page);
  await expect.poll(head).toBe(56);
  await openSettings(page);
  await choose(page, 'Layout', 'Horizontal');
  await choose(page, 'Style of the toolbar', 'Fixed');
  await scrollDown(page);
  await expect.poll(head).toBe(64 + 56);
});
