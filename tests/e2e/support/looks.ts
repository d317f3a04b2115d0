import type { Page } from '@playwright/test';
import { defaultSettings } from '#src/layout/settings/SettingsModel.ts';
import { isDark, setOf } from '#src/layout/theme/schemes/themeSet.ts';
import type { SchemeName } from '#src/layout/theme/schemes/schemes.ts';
import { barriersOf } from './axe.ts';
import { expect } from './test.ts';

/** Beside the first look: dark, and the strongest colours. */
const schemes: readonly SchemeName[] = ['slateCrimsonDark', 'indigoCoralDark'];

/**
 * Still: what comes or goes is half transparent. Endless movements, such as the ring of what has the focus, are not
 * awaited.
 */
export const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(one => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity) &&
      !document.querySelector('[role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root'),
  );

/** Dresses the page in view as if the choice had been made in another tab, which saves nothing. */
export async function wear(page: Page, scheme: SchemeName | null): Promise<void> {
  await page.evaluate(
    settings => {
      const key = `settings:${localStorage.getItem('user_id')}`;
      if (settings) localStorage.setItem(key, JSON.stringify({ settings }));
      else localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage'));
    },
    scheme && { ...defaultSettings, theme: setOf(scheme) },
  );
  await expect(page.locator('html')).toHaveAttribute('data-main', scheme && isDark(scheme) ? 'dark' : 'light');
}

/** Tells all that is wrong with the page in view, with the name that it is told under. */
export type Judge = (page: Page, name: string) => Promise<string[]>;

export const barriersInFirstLook: Judge = async (page, name) => {
  await settled(page);
  return (await barriersOf(page)).map(barrier => `${name} ${barrier}`);
};

/** All that is wrong with a page in its first look, and with the colours of the other schemes. */
export const barriersInEachLook: Judge = async (page, name) => {
  const found: string[] = [];
  for (const scheme of [null, ...schemes]) {
    if (scheme) await wear(page, scheme);
    await settled(page);
    found.push(
      ...(await barriersOf(page, scheme ? 'colours' : 'everything')).map(
        barrier => `${name} ${scheme ?? ''} ${barrier}`,
      ),
    );
  }
  await wear(page, null);
  return found;
};
