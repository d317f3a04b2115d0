import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/en/messages.ts';
import { layoutControls } from '#src/layout/settings/layoutControls.ts';
import { layoutDefaults, type LayoutStyle } from '#src/layout/settings/SettingsModel.ts';
import { type SchemeName, schemes } from '#src/layout/theme/schemes/schemes.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const words = messages.settings;
const WINDOW = { width: 2000, height: 700 };

const openSettings = (page: Page) => page.getByRole('button', { name: 'Theme settings' }).click();
const choose = (page: Page, group: string, value: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name: value, exact: true }).check();

type PartName = 'nav' | 'header' | 'footer' | 'main';
// Behind an open panel the rest of the page is hidden from readers, so parts are found as they stand in the document.
const part = (page: Page, name: PartName) => page.locator(`#root ${name}`).first();
const boxOf = async (page: Page, name: PartName) =>
  (await part(page, name).boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

/** What somebody sees of a page after a choice. */
type Look = (page: Page) => Promise<unknown>;

const sideOf =
  (name: PartName): Look =>
  async page =>
    (await boxOf(page, name)).x;
const widthOf =
  (name: PartName): Look =>
  async page =>
    (await boxOf(page, name)).width;
/** Width of the page below the bars, without the room beside it. */
const content: Look = async page => (await page.locator('main > div').first().boundingBox())?.width;
const shown =
  (name: PartName): Look =>
  page =>
    page.locator(`#root ${name}`).count();
/** Where a part stands when the page is scrolled by 300 pixels. */
const scrolled =
  (name: PartName): Look =>
  async page => {
    await page.evaluate(() => window.scrollTo(0, 300));
    return (await boxOf(page, name)).y;
  };
const headerGone: Look = async page => Number(await scrolled('header')(page)) < -100;
const footerInSight: Look = async page => Number(await scrolled('footer')(page)) < WINDOW.height;
const navigationFirst: Look = async page => (await boxOf(page, 'nav')).y < (await boxOf(page, 'header')).y;
const scrollbars: Look = page => page.evaluate(() => getComputedStyle(document.body).scrollbarWidth);
const direction: Look = async page => [
  await page.locator('html').getAttribute('dir'),
  Math.round((await page.getByRole('dialog').boundingBox())?.x ?? NaN),
];
/** The page as a whole moves under the wheel, not its content alone. */
const pageScrolls: Look = page => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
/** The colour on which a part stands. */
const ground =
  (name: PartName): Look =>
  page =>
    part(page, name).evaluate(element => {
      const grounds = function* (one: Element | null): Generator<string> {
        for (let at = one; at; at = at.parentElement) yield getComputedStyle(at).backgroundColor;
      };
      return [...grounds(element)].find(colour => !/, 0\)$|transparent/.test(colour));
    });
const colour = (scheme: SchemeName, of: 'ground' | 'paper'): string => {
  const [red, green, blue] = (/^#(..)(..)(..)$/.exec(schemes[scheme][of]) ?? [])
    .slice(1)
    .map(pair => Number.parseInt(pair, 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

/** Panel 380 wide, at either side. */
const AT_END = WINDOW.width - 380;

/** A choice in the panel, and what it changes: a value of a group, a switch, a number, or a scheme. */
type Choice = readonly [control: string, value: string | boolean | number, look: Look, is: unknown];

async function make(page: Page, control: string, value: Choice[1]): Promise<void> {
  if (typeof value === 'boolean') return page.getByRole('switch', { name: control, exact: true }).setChecked(value);
  if (typeof value === 'number') return page.getByRole('spinbutton', { name: control }).fill(String(value));
  const scheme = page.getByRole('combobox', { name: control, exact: true });
  if (!(await scheme.count())) return choose(page, control, value);
  await scheme.click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

const everywhere: readonly Choice[] = [
  ['Custom scrollbars', true, scrollbars, 'thin'],
  ['Custom scrollbars', false, scrollbars, 'auto'],
  ['Direction', 'Right to left', direction, ['rtl', 0]],
  ['Direction', 'Left to right', direction, ['ltr', AT_END]],
  ['Direction', 'As the language', direction, ['ltr', AT_END]],
  ['Main', 'Emerald Gold Dark', ground('main'), colour('emeraldGoldDark', 'ground')],
  ['Navigation', 'Indigo Coral Dark', ground('nav'), colour('indigoCoralDark', 'ground')],
  ['Toolbar', 'Slate Crimson', ground('header'), colour('slateCrimson', 'paper')],
  ['Footer', 'Cool Grey Pink', ground('footer'), colour('coolGreyPink', 'paper')],
];

const footers: readonly Choice[] = [
  ['Style of the footer', 'Static', footerInSight, false],
  ['Style of the footer', 'Fixed', footerInSight, true],
  ['Show the footer', false, shown('footer'), 0],
  ['Show the footer', true, shown('footer'), 1],
];

const vertical: readonly Choice[] = [
  ['Mode', 'Full width', content, WINDOW.width - 280 - 44],
  ['Mode', 'Container', content, 1570],
  ['Container width (px)', 900, content, 900],
  ['Mode', 'Boxed', sideOf('nav'), (WINDOW.width - 900) / 2],
  ['Mode', 'Container', sideOf('nav'), 0],
  ['Show the navigation', false, shown('nav'), 0],
  ['Show the navigation', true, shown('nav'), 1],
  ['Side of the navigation', 'Right', sideOf('nav'), WINDOW.width - 280],
  ['Side of the navigation', 'Left', sideOf('nav'), 0],
  ['Style of the navigation', 'Folded (style 2)', widthOf('nav'), 76],
  ['Navigation folded', false, widthOf('nav'), 280],
  ['Navigation folded', true, widthOf('nav'), 76],
  ['Style of the navigation', 'Tabbed (style 3)', widthOf('nav'), 120],
  ['Navigation folded', false, shown('nav'), 2],
  ['Style of the navigation', 'Tabbed, dense (style 3)', widthOf('nav'), 64],
  ['Style of the navigation', 'Slide (style 1)', widthOf('nav'), 280],
  ['Style of the toolbar', 'Static', scrolled('header'), -300],
  ['Style of the toolbar', 'Fixed', scrolled('header'), 0],
  ['Show the toolbar', false, shown('header'), 0],
  ['Show the toolbar', true, shown('header'), 1],
  ...footers,
  ...everywhere,
];

/** The horizontal layouts differ in the height of their navigation. */
const horizontal = (bar: number): readonly Choice[] => [
  ['Mode', 'Full width', content, WINDOW.width - 44],
  ['Mode', 'Container', content, 1120],
  ['Container width (px)', 900, content, 900],
  ['Mode', 'Boxed', sideOf('header'), (WINDOW.width - 900) / 2],
  ['Mode', 'Container', sideOf('header'), 0],
  ['Container width (px)', 1120, content, 1120],
  ['Toolbar and navigation', 'Toolbar above', navigationFirst, false],
  ['Toolbar and navigation', 'Toolbar below', navigationFirst, true],
  ['Style of the toolbar', 'Fixed', scrolled('header'), bar],
  ['Style of the toolbar', 'Static', headerGone, true],
  ['Style of the navigation', 'Static', async page => Number(await scrolled('nav')(page)) < -200, true],
  ['Style of the navigation', 'Fixed', async page => Number(await scrolled('nav')(page)) >= 0, true],
  ['Show the navigation', false, shown('nav'), 0],
  ['Show the navigation', true, shown('nav'), 1],
  ['Show the toolbar', false, shown('header'), 0],
  ['Show the toolbar', true, shown('header'), 1],
  ...footers,
  ...everywhere,
];

const layouts: Readonly<Record<LayoutStyle, readonly Choice[]>> = {
  layout1: vertical,
  layout2: horizontal(64),
  layout3: [
    ['Scrolling', 'Content only', pageScrolls, false],
    ['Scrolling', 'Whole page', pageScrolls, true],
    ...horizontal(48),
  ],
};

/** All that the panel offers of a layout beside mode and width. */
const offered = (style: LayoutStyle): string[] =>
  layoutControls[style].flatMap(({ part: of, option, values }) => {
    const label: unknown = Reflect.get(words[of], option);
    return (values ?? [true, false]).map(
      value => `${String(label)}: ${typeof value === 'string' ? String(Reflect.get(words.values, value)) : value}`,
    );
  });

/** A page longer than any window, with the settings open. */
async function start(page: Page, open: () => Promise<Page>): Promise<void> {
  await page.setViewportSize(WINDOW);
  await open();
  await page.addStyleTag({ content: 'main > div { min-height: 1800px }' });
  await openSettings(page);
}

for (const [style, choices] of [
  ['layout1', layouts.layout1],
  ['layout2', layouts.layout2],
  ['layout3', layouts.layout3],
] as const) {
  test(`each option of the layout ${words.layouts[style]} changes what it says`, async ({ openAs, page }) => {
    test.slow();
    await start(page, () => openAs('admin', listOf('department')));
    await choose(page, 'Layout', words.layouts[style]);
    for (const [control, value, look, is] of choices) {
      await make(page, control, value);
      await expect.poll(() => look(page), { message: `${control}: ${value}` }).toEqual(is);
    }
    const made = choices.map(([control, value]) => `${control}: ${value}`);
    expect(offered(style).filter(choice => !made.includes(choice))).toEqual([]);
  });
}

test('another layout begins with its own defaults, and what belongs to no layout stays', async ({ openAs, page }) => {
  await start(page, () => openAs('admin', listOf('department')));
  const layout = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem(`settings:${localStorage.getItem('user_id')}`) ?? '{}').settings?.layout,
    );
  await make(page, 'Mode', 'Boxed');
  await make(page, 'Container width (px)', 900);
  await make(page, 'Style of the footer', 'Static');
  await make(page, 'Custom scrollbars', true);
  for (const style of ['layout2', 'layout3', 'layout1'] as const) {
    await choose(page, 'Layout', words.layouts[style]);
    await expect(page.getByRole('spinbutton', { name: 'Container width (px)' })).toHaveValue(
      style === 'layout1' ? '1570' : '1120',
    );
    await expect.poll(() => content(page)).toBe(style === 'layout1' ? 1570 : 1120);
    expect(await layout()).toEqual({ style, config: layoutDefaults[style] });
    await make(page, 'Mode', 'Full width');
    await make(page, 'Show the footer', false);
  }
  expect(await scrollbars(page)).toBe('thin');
});

test('what would change nothing cannot be chosen, and says why', async ({ openAs, page }) => {
  await start(page, () => openAs('admin', listOf('department')));
  const folded = page.getByRole('switch', { name: 'Navigation folded' });
  await expect(folded).toBeDisabled();
  await expect(folded).toHaveAccessibleDescription(words.idle.slides);
  await expect(page.getByText(words.idle.slides)).toBeVisible();
  await choose(page, 'Mode', 'Full width');
  await expect(page.getByRole('spinbutton', { name: 'Container width (px)' })).toBeDisabled();
  await choose(page, 'Layout', 'Horizontal, dense');
  for (const name of ['Style of the navigation', 'Style of the toolbar', 'Style of the footer']) {
    const group = page.getByRole('radiogroup', { name });
    await expect(group).toHaveAccessibleDescription(words.idle.still);
    await expect(group.getByRole('radio', { name: 'Static' })).toBeDisabled();
  }
  await choose(page, 'Scrolling', 'Whole page');
  await expect(
    page.getByRole('radiogroup', { name: 'Style of the footer' }).getByRole('radio', { name: 'Static' }),
  ).toBeEnabled();
});

test('a width that leaves no room for the page is refused with what may be', async ({ openAs, page }) => {
  await start(page, () => openAs('admin', listOf('department')));
  const width = page.getByRole('spinbutton', { name: 'Container width (px)' });
  await width.fill('400');
  await expect(width).toHaveAccessibleDescription('From 800 to 3840');
  await expect(content(page)).resolves.toBe(1570);
});

test('with the navigation on the right, the way to the panels stays in reach in each of its styles', async ({
  openAs,
  page,
}) => {
  test.slow();
  await start(page, () => openAs('admin', listOf('department')));
  const dialog = page.getByRole('dialog');
  const reach = async () => {
    await page.keyboard.press('Escape');
    for (const name of ['Theme color options', 'Theme settings']) {
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      if (name !== 'Theme settings') await page.keyboard.press('Escape');
    }
  };
  await choose(page, 'Side of the navigation', 'Right');
  await reach();
  await choose(page, 'Mode', 'Boxed');
  await reach();
  for (const [style, folded] of [
    ['Folded (style 2)', true],
    ['Folded (style 2)', false],
    ['Tabbed (style 3)', false],
    ['Tabbed, dense (style 3)', true],
  ] as const) {
    await choose(page, 'Style of the navigation', style);
    await make(page, 'Navigation folded', folded);
    await reach();
  }
});

test('the dense layout scrolls its content between bars that stand still, and another page begins at its top', async ({
  openAs,
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 400 });
  await openAs('admin', listOf('department'));
  await openSettings(page);
  await choose(page, 'Layout', 'Horizontal, dense');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('main').evaluate(main => main.scrollTo(0, 150));
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.getByRole('navigation').getByRole('button', { name: 'People' }).hover();
  await page.getByRole('link', { name: 'Designations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designations');
  await expect.poll(() => page.locator('main').evaluate(main => main.scrollTop)).toBe(0);
});

test('the head of a list stays in sight below the bars', async ({ openAs, page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAs('admin', listOf('country'));
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const head = async () => (await page.locator('#root thead th').last().boundingBox())?.y;
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(head).toBe(56);
  await openSettings(page);
  await choose(page, 'Layout', 'Horizontal');
  await choose(page, 'Style of the toolbar', 'Fixed');
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(head).toBe(64 + 56);
});
