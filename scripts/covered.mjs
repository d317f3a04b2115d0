/**
 * `npm run covered`: of every entity, whether something lies over a control of its list, its new record or a saved one.
 */
import { join } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './project.mjs';
import { run } from './run.mjs';
import { setUp } from './setUp.mjs';

await setUp();
const CHROMIUM_PATH = await findChromium();
await build();
process.exitCode = await run(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'covered'],
  { CHROMIUM_PATH, RIHLA_EVERY_ENTITY: '1' },
);
