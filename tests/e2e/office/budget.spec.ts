import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { listOf } from '../support/pages.ts';
import { loginFor, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const web = join(process.env['RIHLA_BUILD'] ?? 'build', 'web');

/** Kilobytes of a script of the build as the host sends it to a browser that takes brotli. */
const weigh = async (path: string): Promise<number> =>
  (await promisify(brotliCompress)(await readFile(join(web, path)))).length / 1000;

/** What the page has asked for by now, heaviest first; `upTo` its load leaves out what is fetched ahead afterwards. */
async function scripts(page: Page, upTo?: 'load'): Promise<{ total: number; files: number; list: string }> {
  const paths = await page.evaluate(moment => {
    const [visit] = performance.getEntriesByType('navigation');
    const loaded = (visit instanceof PerformanceNavigationTiming && visit.loadEventEnd) || Infinity;
    const asked = performance
      .getEntriesByType('resource')
      .filter(entry => entry.startTime <= (moment === 'load' ? loaded : Infinity));
    return [...new Set(asked.map(entry => new URL(entry.name).pathname).filter(path => path.endsWith('.js')))];
  }, upTo);
  const weighed = await Promise.all(paths.map(async path => ({ path, kB: await weigh(path) })));
  const list = weighed.sort((one, other) => other.kB - one.kB).map(({ path, kB }) => `${kB.toFixed(1)} ${path}`);
  return { total: weighed.reduce((sum, { kB }) => sum + kB, 0), files: list.length, list: list.join('\n') };
}

test('the sign-in of a fresh profile needs at most 103 kB of JavaScript', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable();
  const { total, list } = await scripts(page, 'load');
  expect(total, list).toBeGreaterThan(0);
  expect(total, list).toBeLessThanOrEqual(103);
});

/**
 * 300 kB for the list, the 40 that the frame may add, and 1 for the groups of states that documents declare; with what
 * comes after the rows: the frame's icons, and what tells of a lost network.
 */
test('the first list after the sign-in needs at most 341 kB of JavaScript in all, in few files', async ({ page }) => {
  await page.goto(loginFor(listOf('hajj_passenger_info')));
  await signIn(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { total, files, list } = await scripts(page);
  expect(total, list).toBeLessThanOrEqual(341);
  expect(files, list).toBeLessThanOrEqual(15);
});

/** Kilobytes of an answer as it goes over the line: files of the build by brotli, what the host says by gzip. */
async function packed(response: Response): Promise<number> {
  const { pathname } = new URL(response.url());
  if (/^\/assets\/.*\.(js|css)$/.test(pathname)) return weigh(pathname);
  return (await promisify(gzip)(await response.body())).length / 1000;
}

/** What was measured, and two in a hundred more; the goals of `tests/bench/goals.ts` are lower. */
test('a list opened by its address needs at most 341 kB of JavaScript in 4 files, and 376 kB in 26 requests', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/favicon.svg');
  const asked: Response[] = [];
  // What tells of events never ends.
  page.on('response', response => {
    if (!response.headers()['content-type']?.startsWith('text/event-stream')) asked.push(response);
  });
  await page.goto(listOf('hajj_passenger_info'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { total, files, list } = await scripts(page);
  const all = (await Promise.all(asked.map(packed))).reduce((sum, kB) => sum + kB, 0);
  const paths = asked.map(response => response.url()).join('\n');
  expect(total, list).toBeLessThanOrEqual(341);
  expect(files, list).toBeLessThanOrEqual(4);
  expect(all, paths).toBeLessThanOrEqual(376);
  expect(asked.length, paths).toBeLessThanOrEqual(26);
});
