import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { tellOwner } from '../../src/authProvider/owners.ts';
import { beginInOwnLanguage } from '../../src/authProvider/ownLanguage.ts';
import { chooseLocale } from '../../src/i18n/locale.ts';

// React-Admin's pages take seconds under jsdom, and many of them on a busy machine; one second, the default, is not a
// verdict.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no screen; whoever asks works by daylight, on a wide one.
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor does anything in it have a size.
window.ResizeObserver ??= class {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(cleanup);

// Modules are read once for all files: whatever one of them has put in place of the browser's, or the host told it, goes.
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // What a guest has chosen waits for the next sign-in.
  await beginInOwnLanguage();
  tellOwner(null);
  await chooseLocale('en');
});
