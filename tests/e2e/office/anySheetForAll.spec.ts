import type { Page } from '@playwright/test';
import { barriersOf } from '../support/axe.ts';
import { settled } from '../support/looks.ts';
import { listOf } from '../support/pages.ts';
import { pilgrimSheet } from '../support/pilgrimSheet.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** Parts of the dialogue in view that reach over its edge, beside what scrolls by itself. */
const excess = (page: Page): Promise<number> =>
  page
    .getByRole('dialog')
    .locator('.MuiDialogContent-root')
    .evaluate(content => content.scrollWidth - content.clientWidth);

/** Controls of the dialogue that are too small to be hit. */
const small = (page: Page): Promise<string[]> =>
  page.getByRole('dialog').evaluate(dialog =>
    [...dialog.querySelectorAll<HTMLElement>('button, a[href], summary, [role=combobox]')]
      .filter(one => one.checkVisibility({ visibilityProperty: true }))
      .flatMap(one => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 24 ? [`${one.tagName} “${one.textContent}” ${width} × ${height}`] : [];
      }),
  );

async function expectGood(page: Page): Promise<void> {
  await settled(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(await excess(page)).toBe(0);
  expect(await small(page)).toEqual([]);
}

for (const [locale, viewport] of [
  ['en', { width: 390, height: 844 }],
  ['ar', { width: 390, height: 844 }],
  ['ar', { width: 1280, height: 720 }],
] as const)
  test.describe(`${locale}, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('columns and problems of a sheet can be worked with by everybody', async ({ openAs, page }) => {
      test.slow();
      const { import: words } = wordsOf[locale].crud;
      await page.addInitScript(name => localStorage.setItem('locale', name), locale);
      await openAs('admin', listOf('hajj_passenger_info'));
      await page.getByRole('button', { name: words.open, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.title });
      await dialog.getByLabel(words.file).setInputFiles(pilgrimSheet());
      await expect(dialog.getByRole('button', { name: words.assign.hide })).toBeVisible();
      await expectGood(page);
      await dialog.getByRole('button', { name: words.check }).click();
      await expect(dialog.getByRole('heading', { name: words.problems.title })).toBeVisible();
      await dialog.getByRole('heading', { name: words.problems.title }).scrollIntoViewIfNeeded();
      await expectGood(page);
    });
  });
