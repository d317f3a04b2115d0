import type { Page } from '@playwright/test';

/** Most presses of keys and buttons for one pilgrim, beside typing and pasting. */
export const MOST_PRESSES = 12;

/** Counts from now on what is pressed in this document beside typing. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const seen = { presses: 0 };
    window.addEventListener('pointerdown', () => (seen.presses += 1), true);
    // A sign that is typed is called by itself.
    window.addEventListener('keydown', ({ key }) => (seen.presses += key.length > 1 ? 1 : 0), true);
    return seen;
  });
  return () => counted.evaluate(({ presses }) => presses);
}
