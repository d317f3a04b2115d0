import type { Page } from '@playwright/test';

/** Collects what a page complains about: errors and warnings of the console, exceptions, requests that fail. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', request => {
    // A look-up that is no longer needed is given up; that is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`no answer: ${request.method()} ${request.url()}`);
  });
  page.on('response', response => {
    if (response.status() >= 400)
      complaints.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return complaints;
}
