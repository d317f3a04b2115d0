import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose verdict another colour may change. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/**
 * What stands between a page and WCAG 2.2 AA and good practice, as far as a machine can tell: rule and element. Of a
 * page that was judged before in other colours, `colours` alone are worth a look.
 */
export async function barriersOf(page: Page, judged: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  // What is still fading in or out has no colours of its own yet. Endless movements, such as a progress bar's, are not
  // awaited.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(one => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  // There are no frames of other sites, for which it would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (
    judged === 'colours'
      ? axe.withRules(ofColour)
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  // A menu belongs to the button that opened it, a list box to its field; only MUI draws them at the end of the
  // document, outside of every region.
  const isOwned = (id: string, html: string) => id === 'region' && /MuiMenu-paper|role="listbox"/.test(html);
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !isOwned(id, html)).map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}
