import { barriersOf } from '../support/axe.ts';
import { wear } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** React-Admin's rows that are still to come hold places for heads and checkboxes, not heads and checkboxes. */
const isComing = (barrier: string) => /^empty-table-header:|^label: <input data-indeterminate/.test(barrier);

for (const [locale, width] of [
  ['en', 1280],
  ['ar', 390],
] as const) {
  test(`the page of examples can be used by everybody, in ${locale} at ${width} px`, async ({ openAs, page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(name => localStorage.setItem('locale', name), locale);
    await openAs('admin', '/example');
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect((await barriersOf(page)).filter(barrier => !isComing(barrier))).toEqual([]);
    await wear(page, 'slateCrimsonDark');
    expect(await barriersOf(page, 'colours')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
  });
}
