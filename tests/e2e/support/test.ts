import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright';
import { type BrowserContext, type Browser, test as base, expect, type Page } from '@playwright/test';
import { http } from 'msw';
import type { Role } from '#catalog/engine/policies.ts';
import { localFiles } from '#server/platform/services/fileStore.ts';
import { cloneDatabase } from '../../support/cloneDatabase.ts';
import type { Cluster } from '../../support/databaseCluster.ts';
import { type Office, openOfficeOn } from '../../support/officeOn.ts';

export { expect };

interface Fixtures {
  /** The real host application on a database of the test's own; its clock is the machine's. */
  readonly office: Office;
  readonly network: NetworkFixture;
  /** Opens a page below `/apps/` as somebody who has signed in. */
  readonly openAs: (role: Role, path: string) => Promise<Page>;
  /** The same on another machine: a browser that remembers nothing. */
  readonly openElsewhereAs: (role: Role, path: string) => Promise<Page>;
}

interface WorkerFixtures {
  /** The browser of the specs of one worker that ask for no other window than the usual one. */
  readonly usual: Usual;
}

interface Usual {
  readonly context: BrowserContext;
  /** Forgets what a spec has left behind. */
  clear(): Promise<void>;
}

/**
 * Opens a context in which a page of the site always stands: as long as one does, its process keeps the scripts that it
 * has read.
 */
async function openUsual(browser: Browser): Promise<Usual> {
  const context = await browser.newContext();
  const anchor = await context.newPage();
  await anchor.goto('/favicon.svg');
  const others = () => context.pages().filter(page => page !== anchor);
  return {
    context,
    async clear() {
      for (const page of others()) await page.close();
      await context.setOffline(false);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearCookies();
      await anchor.evaluate(() => localStorage.clear());
    },
  };
}

/** What decides whether a spec can do with the usual window. */
const isUsual = ({
  hasTouch,
  isMobile,
  viewport,
}: {
  hasTouch: boolean;
  isMobile: boolean;
  viewport: { width: number; height: number } | null;
}): boolean => !hasTouch && !isMobile && viewport?.width === 1280 && viewport.height === 720;

/** Where the pictures of the demo agency stand; new ones join them under names made from their content. */
const mediaOfRun = () => localFiles(process.env['RIHLA_MEDIA'] ?? '');

const clusterOfRun = (): Cluster => JSON.parse(process.env['RIHLA_CLUSTER'] ?? 'null');

/** Leads the calls of a browser to the host application. */
async function connect(context: BrowserContext, office: Office): Promise<NetworkFixture> {
  const answer = ({ request }: { request: Request }) => office.app.fetch(request);
  const network = defineNetworkFixture({
    context,
    // Pictures that a test uploads are here alone; the running product knows only those of its own demo.
    skipAssetRequests: false,
    handlers: ['*/:entity/api/v1/*', '*/api/*', '*/auth/user/*', '*/media/*'].map(path => http.all(path, answer)),
  });
  await network.enable();
  return network;
}

/** Gives the browser a session once; a later sign-out is not undone. */
async function signedIn(page: Page, office: Office, role: Role): Promise<Page> {
  await page.addInitScript(
    ([token, id, name]) => {
      if (localStorage.getItem('test-signed-in')) return;
      localStorage.setItem('test-signed-in', '1');
      localStorage.setItem('jwt_access_token', token ?? '');
      localStorage.setItem('user_id', id ?? '');
      localStorage.setItem('user_role', name ?? '');
    },
    [office.tokens[role], String(office.ids[role]), role.toUpperCase()],
  );
  return page;
}

/** A spec whose calls are answered by the real host application, in this process, without a network. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  usual: [
    async ({ browser }, use) => {
      const usual = await openUsual(browser);
      await use(usual);
      await usual.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, usual, hasTouch, isMobile, viewport }, use) => {
    if (isUsual({ hasTouch, isMobile, viewport })) {
      await use(usual.context);
      await usual.clear();
      return;
    }
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  office: async ({}, use) => {
    const office = await openOfficeOn(await cloneDatabase(clusterOfRun()), {
      clock: () => new Date(),
      files: mediaOfRun(),
    });
    await use(office);
    await office.close();
  },
  network: [
    async ({ context, office }, use) => {
      const network = await connect(context, office);
      await use(network);
      await network.disable();
    },
    { auto: true },
  ],
  openAs: async ({ page, office }, use) => {
    await use(async (role, path) => {
      await signedIn(page, office, role);
      await page.goto(path);
      return page;
    });
  },
  openElsewhereAs: async ({ browser, office }, use) => {
    const opened: { readonly context: BrowserContext; readonly network: NetworkFixture }[] = [];
    await use(async (role, path) => {
      const context = await browser.newContext();
      opened.push({ context, network: await connect(context, office) });
      const page = await signedIn(await context.newPage(), office, role);
      await page.goto(path);
      return page;
    });
    for (const { context, network } of opened) {
      await network.disable();
      await context.close();
    }
  },
});
