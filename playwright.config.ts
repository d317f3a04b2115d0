import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/**
 * Folder of the build under test, a port that nothing else listens on, and where the running product keeps its data.
 */
const {
  RIHLA_BUILD: build = 'build',
  RIHLA_E2E_PORT: port = '4173',
  RIHLA_E2E_DATA: data = 'test-results-data',
} = process.env;
const chromium =
  process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  outputDir: process.env['RIHLA_E2E_RESULTS'] ?? 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A second try, reported as flaky, tells a race with the machine from a defect.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What was done, called and logged; pictures of every step would cost a third of the time.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of one worker share a process, which has read the scripts already.
        '--process-per-site',
      ],
    },
  },
  projects: [
    // Calls answered by the real host application inside the test, so that faults can be made at will.
    { name: 'office', testMatch: 'office/**/*.spec.ts' },
    // The running product, as a new user finds it.
    { name: 'product', testMatch: 'product/**/*.spec.ts', fullyParallel: false },
  ],
  webServer: {
    command: `node ${build}/host/main.js`,
    url: `http://localhost:${port}/healthz`,
    timeout: 120_000,
    env: { PORT: port, DATA_DIR: data, DEMO: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
