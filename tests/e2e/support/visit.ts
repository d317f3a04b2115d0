import type { Page } from '@playwright/test';

/**
 * Goes to another address inside the page that is open, as its own links do; a load of everything anew takes ten times
 * as long.
 */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    // The router counts its entries, and asks the unsaved-changes guard by how many it goes.
    const { idx = 0 }: { idx?: number } = history.state ?? {};
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
