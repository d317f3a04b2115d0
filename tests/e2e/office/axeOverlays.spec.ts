import type { Page } from '@playwright/test';
import { messages as arabic } from '#src/i18n/ar/messages.ts';
import { messages as english } from '#src/i18n/en/messages.ts';
import { barriersInEachLook, barriersInFirstLook } from '../support/looks.ts';
import { editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

interface Overlay {
  readonly name: string;
  open(page: Page): Promise<void>;
}

const tool = (page: Page, name: string) => page.locator('header').getByRole('button', { name, exact: true });

/** Whatever lies over a page, and how one gets there. */
const overlaysIn = ({ navigation, settings, shell }: typeof english | typeof arabic): readonly Overlay[] => [
  { name: 'theme settings', open: page => page.getByRole('button', { name: settings.title, exact: true }).click() },
  {
    name: 'theme colours',
    open: page => page.getByRole('button', { name: settings.schemes.title, exact: true }).click(),
  },
  { name: 'quick panel', open: page => tool(page, navigation.quickPanel).click() },
  { name: 'language', open: page => tool(page, shell.language).click() },
  { name: 'font size', open: page => tool(page, navigation.fontSize).click() },
  { name: 'passenger search', open: page => tool(page, navigation.passengers.label).click() },
  { name: 'account', open: page => page.locator('header [aria-haspopup=menu]').last().click() },
  {
    name: 'palette',
    open: async page => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: navigation.search.palette }).fill('an');
      await page.getByRole('group').getByRole('option', { name: '+880' }).first().waitFor();
    },
  },
  {
    name: 'suggestions of the page search',
    open: async page => {
      await page.locator('header').getByRole('combobox').fill(navigation.dashboard.slice(0, 3));
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
];

/** Colours are the same in every language. */
for (const [locale, words, judge] of [
  ['en', english, barriersInEachLook],
  ['ar', arabic, barriersInFirstLook],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.slow();
    test.beforeEach(async ({ page }) => page.addInitScript(name => localStorage.setItem('locale', name), locale));

    test('what lies over a page can be used by everybody in every look', async ({ openAs, page }) => {
      await openAs('admin', listOf('department'));
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const found: string[] = [];
      for (const { name, open } of overlaysIn(words)) {
        await open(page);
        await expect(
          page
            .getByRole('dialog')
            .or(page.getByRole('menu'))
            .or(page.getByRole('listbox'))
            .or(page.getByRole('slider'))
            .or(page.locator('header input:focus'))
            .first(),
        ).toBeVisible();
        found.push(...(await judge(page, name)));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('listbox'))).toHaveCount(0);
      }
      expect(found).toEqual([]);
    });

    test('the drawer and the tools of a phone can be used by everybody in every look', async ({ openAs, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAs('admin', listOf('department'));
      const found: string[] = [];
      for (const name of [words.navigation.show, words.navigation.more]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(
          page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('presentation')).first(),
        ).toBeVisible();
        found.push(...(await judge(page, name)));
        await page.keyboard.press('Escape');
      }
      expect(found).toEqual([]);
    });

    test('questions and messages can be used by everybody in every look', async ({ openAs, office, page }) => {
      await openAs('admin', editOf('user', office.ids.user));
      const found: string[] = [];
      await page.getByRole('button', { name: words.ra.action.delete, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      found.push(...(await judge(page, 'question')));
      expect(found).toEqual([]);
    });
  });
}
