/** Title of the browser's tab: what the page is called, then whose it is. Either may be unknown yet. */
export const titled = (page: string | undefined, site: string | null): string =>
  [page, site].filter(Boolean).join(' · ');
