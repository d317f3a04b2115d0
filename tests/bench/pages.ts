/** JavaScript (brotli) and time to a usable login page and to the first list, as a fresh browser sees them. */
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from 'playwright';
import { milliseconds } from './measure.ts';
import { withRunningHost } from './runningHost.ts';

const RUNS = 5;

/**
 * Adds up the JavaScript that a page asks for, compressed as a host would send it; what comes after the last weighing
 * does not count.
 */
function weigh(page: Page): (manner?: { readonly last: boolean }) => Promise<number> {
  const sizes: Promise<number>[] = [];
  const add = (response: Response): void => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      sizes.push(response.body().then(body => brotliCompressSync(body).length));
  };
  page.on('response', add);
  return async ({ last } = { last: false }) => {
    if (last) page.off('response', add);
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0) / 1000;
  };
}

async function visit(browser: Browser, base: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const weight = weigh(page);
  const opened = performance.now();
  await page.goto(`${base}/login?next=/apps/hajjPassengers-management/hajjPassengers`);
  await page.getByRole('textbox', { name: 'Password' }).waitFor();
  const login = { ms: performance.now() - opened, kB: await weight() };
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@rihla.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('rihla-demo-2026');
  const pressed = performance.now();
  await page.locator('button[type=submit]').click();
  await page.getByRole('row').nth(5).waitFor();
  const list = { ms: performance.now() - pressed, kB: await weight({ last: true }) };
  await context.close();
  return { login, list };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await withRunningHost(async base => {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, base));
  await browser.close();
  for (const page of ['login', 'list'] as const) {
    const kB = median(visits.map(one => one[page].kB));
    const ms = median(visits.map(one => one[page].ms));
    console.log(
      `${page.padEnd(6)} ${kB.toFixed(1).padStart(6)} kB of JavaScript (brotli), usable after ${milliseconds(ms)}`,
    );
  }
});
