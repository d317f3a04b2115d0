import type { CDPSession, Page } from 'playwright';

/** In milliseconds. */
const PATIENCE = 60_000;

/**
 * When the page has something for the first time, in milliseconds since its start, told within the page frame by
 * frame: `selector` as often as `times`, with a word of three letters, so that no skeleton and no id is taken for it.
 */
async function momentOf(page: Page, selector: string, { times = 1, words = false } = {}): Promise<number> {
  const moment = await page.evaluate(
    async ([selector, times, words, patience]) => {
      const end = performance.now() + patience;
      while (
        Array.from(document.querySelectorAll(selector)).filter(one => !words || /\p{L}{3}/u.test(one.textContent ?? ''))
          .length < times
      ) {
        if (performance.now() > end) return Number.NaN;
        await new Promise(resolve => requestAnimationFrame(resolve));
      }
      return performance.now();
    },
    [selector, times, words, PATIENCE] as const,
  );
  if (Number.isNaN(moment)) throw new Error(`${page.url()} does not show ${selector}`);
  return moment;
}

/** A list is there when its references are called by their names; a few pilgrims have no package. */
export const momentOfRows = (page: Page) => momentOf(page, 'td.column-tour_package', { times: 20, words: true });
export const momentOfForm = (page: Page) => momentOf(page, 'form input[name=serial]:not(:disabled)');
export const momentOfLogin = (page: Page) => momentOf(page, 'input[type=password]:not(:disabled)');

/** How long after the last press that was. */
export async function sincePress(page: Page, moment: (page: Page) => Promise<number>): Promise<number> {
  const at = await moment(page);
  return at - (await page.evaluate(() => globalThis.pressed));
}

/** Nothing new has been asked for a while. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let known = -1; known !== performance.getEntriesByType('resource').length;) {
      known = performance.getEntriesByType('resource').length;
      await new Promise(resolve => setTimeout(resolve, 1_500));
    }
  });
}

/** Kilobytes on the wire; `upTo` its load leaves out what a page fetches ahead afterwards. */
export const weighed = (page: Page, upTo?: 'load') =>
  page.evaluate(moment => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const end = moment === 'load' ? (visit?.loadEventEnd ?? 0) : Infinity;
    const asked = performance
      .getEntriesByType('resource')
      .filter((one): one is PerformanceResourceTiming => one.startTime <= end);
    const scripts = asked.filter(one => new URL(one.name).pathname.endsWith('.js'));
    return {
      scripts: scripts.reduce((sum, one) => sum + one.transferSize, 0) / 1000,
      files: new Set(scripts.map(one => one.name)).size,
      all: asked.reduce((sum, one) => sum + one.transferSize, visit?.transferSize ?? 0) / 1000,
      requests: asked.length + 1,
    };
  }, upTo);

/** What the browser counts of a page's main thread, in seconds, and its heap, in bytes. */
export async function counted(session: CDPSession): Promise<Record<'TaskDuration' | 'JSHeapUsedSize', number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find(one => one.name === name)?.value ?? Number.NaN;
  return { TaskDuration: valueOf('TaskDuration'), JSHeapUsedSize: valueOf('JSHeapUsedSize') };
}
