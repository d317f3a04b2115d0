import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// React-Admin's pages take seconds under jsdom on a busy machine; one second, the default, is not a verdict.
configure({ asyncUtilTimeout: 8_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(cleanup);
