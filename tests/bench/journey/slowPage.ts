import type { Browser, CDPSession, Page } from 'playwright';

/** A processor four times slower than this one; a line of 9 Mbit a second, 60 ms away. */
const SLOWER = 4;
const line = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

export interface SlowPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** Forgets the files, not who has signed in. */
  forgetFiles(): Promise<void>;
  close(): Promise<void>;
}

/** A new browser's page on a slow machine, which keeps count of what moves, when it was pressed and what that cost. */
export async function openSlowPage(browser: Browser): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(globalThis, { pressed: 0, shift: 0, worst: 0 });
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(globalThis, { pressed: timeStamp }), true);
    new PerformanceObserver(list => {
      for (const one of list.getEntries()) {
        const { hadRecentInput, value } = one as PerformanceEntry & { hadRecentInput: boolean; value: number };
        if (!hadRecentInput) globalThis.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(list => {
      for (const one of list.getEntries()) globalThis.worst = Math.max(globalThis.worst, one.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return {
    page,
    session,
    forgetFiles: async () => void (await session.send('Network.clearBrowserCache')),
    close: () => context.close(),
  };
}

declare global {
  /** When something was pressed last, what has moved by itself, and the longest answer to an input. */
  var pressed: number;
  var shift: number;
  var worst: number;
}
