import type { Browser } from 'playwright';
import { counted, momentOfForm, momentOfLogin, momentOfRows, settled, sincePress, weighed } from './moments.ts';
import type { Site } from './Site.ts';
import { openSlowPage, type SlowPage } from './slowPage.ts';

async function signIn({ page }: SlowPage, site: Site) {
  await page.goto(site.url + site.login);
  const usable = await momentOfLogin(page);
  await settled(page);
  const { scripts } = await weighed(page, 'load');
  await page.locator('input[type=password]').fill('rihla-demo-2026');
  await page.locator('form input:not([type=password])').first().fill(site.user);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(url => !url.pathname.startsWith('/login'));
  await settled(page);
  return { 'login usable': usable, 'login JavaScript': scripts };
}

/** The list opened by its address with no file known, as from a bookmark. */
async function openDirectly(slow: SlowPage, site: Site) {
  const { page, session } = slow;
  await slow.forgetFiles();
  await page.goto('about:blank');
  const before = await counted(session);
  await page.goto(site.url + site.list, { waitUntil: 'commit' });
  const rows = await momentOfRows(page);
  const after = await counted(session);
  await settled(page);
  const { scripts, files, all, requests } = await weighed(page);
  await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize: heap } = await counted(session);
  return {
    'list JavaScript': scripts,
    'list files': files,
    'list bytes': all,
    'list requests': requests,
    'list rows': rows,
    'list shift': await page.evaluate(() => globalThis.shift),
    'list heap': heap / 1e6,
    'list main thread': (after.TaskDuration - before.TaskDuration) * 1000,
  };
}

/** From the dashboard to the list, into a record and, saved, back to the list. */
async function walk({ page }: SlowPage, site: Site) {
  await page.goto(site.url + site.dashboard);
  await settled(page);
  if (site.branch) await page.locator(site.branch).first().click();
  const link = page.locator(site.toList).first();
  await link.waitFor();
  // The steps that are compared begin here.
  await page.evaluate(() => Object.assign(globalThis, { worst: 0 }));
  await link.click();
  const list = await sincePress(page, momentOfRows);
  await settled(page);
  await page.locator('td.column-surname').first().click();
  const edit = await sincePress(page, momentOfForm);
  await settled(page);
  await page.locator('form input[name=serial]').fill(`b${Date.now()}`);
  await page.locator(site.save).click();
  const saved = await sincePress(page, momentOfRows);
  await settled(page);
  const worst = await page.evaluate(() => globalThis.worst);
  return { 'dashboard to list': list, 'list to edit': edit, 'save to list': saved, 'worst interaction': worst };
}

/** One visit of somebody new to a site, in numbers. */
export async function visit(browser: Browser, site: Site) {
  const slow = await openSlowPage(browser);
  try {
    return { ...(await signIn(slow, site)), ...(await openDirectly(slow, site)), ...(await walk(slow, site)) };
  } finally {
    await slow.close();
  }
}

export type Visit = Awaited<ReturnType<typeof visit>>;
