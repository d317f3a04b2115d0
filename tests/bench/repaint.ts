/**
 * Time from the press to the paint that shows another language, direction, scheme or navigation, on a machine four
 * times slower; of a language also until the words of the page have followed those of the frame.
 */
import { chromium, type Page } from 'playwright';
import { milliseconds } from './measure.ts';
import { withRunningHost } from './runningHost.ts';

const SLOWER = 4;
/** In milliseconds. */
const BUDGET = 100;
const RUNS = 9;

interface Change {
  readonly name: string;
  /** Brings what is pressed into view. */
  before?(page: Page): Promise<void>;
  /** Presses this, and sees that the page has become so; both by XPath, which knows buttons by their words. */
  readonly press: string;
  readonly shows: string;
  /** What of the page says something else when all has turned. */
  readonly turns?: string;
}

interface Times {
  /** In milliseconds. */
  readonly first: number;
  readonly whole: number;
}

const tool = (name: string): string => `//header//button[.="${name}"]`;
const language = (page: Page) => page.locator('header button[aria-haspopup=menu]').first().click();
const to = (lang: string): Change => ({
  name: `language: ${lang}`,
  before: language,
  press: `//*[@role="menuitemradio"][@lang="${lang}"]`,
  shows: `//*[@lang="${lang}"]//nav`,
  turns: '//main//h1',
});

/** There and back, so that each run begins as the one before. */
const changes: readonly Change[] = [
  to('tr'),
  to('en'),
  { ...to('ar'), name: 'language and direction: ar' },
  { ...to('en'), name: 'language and direction: en' },
  { name: 'scheme: dark', press: tool('Dark colours'), shows: tool('Light colours') },
  { name: 'scheme: light', press: tool('Light colours'), shows: tool('Dark colours') },
  { name: 'navigation: closed', press: '//nav//button[.="Close navigation"]', shows: tool('Show navigation') },
  { name: 'navigation: open', press: tool('Show navigation'), shows: `//body[not(.${tool('Show navigation')})]` },
];

/** Presses in the page itself, since the way there would be measured too, and waits for the paint. */
async function timed(page: Page, { before, press, shows, turns }: Change): Promise<Times> {
  await before?.(page);
  await page.locator(`xpath=${press}`).waitFor();
  // What the change before has left to be done belongs to that one.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  return page.evaluate(
    async ([pressed, shown, turning]) => {
      // Without names: the transpiler would wrap named functions in one of its own, which the page does not have.
      const [button, turned] = [pressed, turning].map(
        path => path && document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue,
      );
      if (!(button instanceof HTMLElement)) throw new Error(`no ${pressed}`);
      const old = turned instanceof HTMLElement ? turned.textContent : '';
      const times: number[] = [];
      const began = performance.now();
      button.click();
      for (const seen of [
        () => document.evaluate(shown, document, null, XPathResult.BOOLEAN_TYPE).booleanValue,
        () => !(turned instanceof HTMLElement) || turned.textContent !== old,
      ]) {
        do await new Promise(resolve => requestAnimationFrame(resolve));
        while (!seen());
        // The first task after a frame comes when that frame has been painted.
        await new Promise(resolve => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(null);
        });
        times.push(performance.now() - began);
      }
      const [first = Number.NaN, whole = Number.NaN] = times;
      return { first, whole };
    },
    [press, shows, turns] as const,
  );
}

/**
 * What the browser alone takes to style, lay out and paint again what turns first, without a line of ours: no change of
 * the language can be faster.
 */
const floor = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const began = performance.now();
    const parts = Array.from(document.querySelectorAll<HTMLElement>('#root [lang]'));
    for (const part of parts) part.lang = 'und';
    await new Promise(resolve => requestAnimationFrame(resolve));
    await new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
    const took = performance.now() - began;
    for (const part of parts) part.lang = 'en';
    return took;
  });

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await withRunningHost(async url => {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/login?next=/apps/hajjPassengers-management/hajjPassengers`);
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@rihla.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('rihla-demo-2026');
  await page.locator('button[type=submit]').click();
  await page.getByRole('row').nth(5).waitFor();
  // Words are fetched once; the first round is for that.
  for (const change of changes) await timed(page, change);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = new Map<string, Times[]>(changes.map(({ name }) => [name, []]));
  const floors: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    floors.push(await floor(page));
    for (const change of changes) times.get(change.name)?.push(await timed(page, change));
  }
  await browser.close();
  console.log(`Repaint of a list of 25 rows, processor ${SLOWER} times slower; budget ${BUDGET} ms`);
  const alone = median(floors);
  console.log(`${'the browser alone'.padEnd(30)} ${milliseconds(alone).padStart(9)}`);
  for (const [name, taken] of times) {
    const first = median(taken.map(one => one.first));
    const whole = median(taken.map(one => one.whole));
    if (first > BUDGET) process.exitCode = 1;
    const rest = name.startsWith('language') ? `   page ${milliseconds(whole)}` : '';
    console.log(
      `${name.padEnd(30)} ${milliseconds(first).padStart(9)}  ${(first / alone).toFixed(1)} times the browser${rest}${first > BUDGET ? '  OVER BUDGET' : ''}`,
    );
  }
});
