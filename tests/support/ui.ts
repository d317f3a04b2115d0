import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// React-Admin's pages take seconds under jsdom on a busy machine; one second, the default, is not a verdict.
configure({ asyncUtilTimeout: 8_000 });

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
