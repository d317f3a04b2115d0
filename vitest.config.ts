import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const globalSetup = 'tests/support/databaseCluster.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'catalog', include: ['tests/catalog/**/*.test.ts'], isolate: false, testTimeout: 20_000 } },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup,
          // The host keeps its state in what `createApp` returns, so that its modules may be read once for all files.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // The packages that the build swaps are swapped here, too.
        extends: './vite.config.ts',
        // Vite and Node choose different files of react-router without this, and two copies do not see each other.
        resolve: { conditions: ['module-sync', ...defaultClientConditions] },
        test: {
          name: 'ui',
          isolate: false,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          // Node resolves what a package outside imports, and knows nothing of the swapped ones.
          server: { deps: { inline: [/\/node_modules\/(ra-|react-admin|react-dropzone)/] } },
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://rihla.test/' } },
          setupFiles: ['tests/support/ui.ts'],
          globalSetup,
          // A test that is given up goes on all the same, and what it does then falls upon those after it.
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
