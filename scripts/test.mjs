/**
 * `npm test`: everything that has to hold, in order of cost. `npm test -- api` runs one layer: check, openapi, catalog,
 * api, ui, e2e; `everywhere` all of the API layer on the given PostgreSQL, too.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './project.mjs';
import { checkOpenApi } from './openapi.mjs';
import { npm, run } from './run.mjs';
import { setUp } from './setUp.mjs';

const layers = ['check', 'openapi', 'catalog', 'api', 'ui', 'e2e'];
const everywhere = process.argv.includes('everywhere');
const asked = process.argv.slice(2).filter(one => one !== 'everywhere');
const unknown = asked.filter(layer => !layers.includes(layer));
if (unknown.length > 0) {
  console.error(`No layer ${unknown.join(', ')}; there are ${layers.join(', ')}, and the word everywhere.`);
  process.exit(2);
}
const isAsked = layer => asked.length === 0 || asked.includes(layer);

const reports = mkdtempSync(join(tmpdir(), 'rihla-reports-'));
const total = { passed: 0, failed: 0 };

/** Adds the counts of a report; a step that failed without a failed test counts as one failure. */
function count(code, { passed, failed }) {
  total.passed += passed;
  total.failed += code !== 0 && failed === 0 ? 1 : failed;
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const bin = (name, path) => join(root, 'node_modules', name, path);

/**
 * What depends on the database's own behaviour: its order of texts, plans, locks, errors, migrations. The rest asks no
 * more of it than these.
 */
const databaseFiles = [
  'badQueries',
  'branchScope',
  'circles',
  'concurrency',
  'postingRaces',
  'createOnce',
  'database',
  'donations',
  'heldRights',
  'idempotency',
  'imports',
  'inUse',
  'journals',
  'keptBalances',
  'keptDashboards',
  'lostDatabase',
  'migrations',
  'negativeCash',
  'numbering',
  'queries',
  'searchSpelling',
  'seed',
  'settlement',
  'settlingRaces',
  'totals',
  'totalsRaces',
  'transact',
  'uniquenessChecks',
  'vouchers',
].map(name => `tests/api/${name}.test.ts`);

/** Which files run on the given database; those that run the embedded server themselves have nothing to learn there. */
const onGiven = everywhere ? ['--exclude', 'tests/api/{embedded,durability}.test.ts'] : databaseFiles;

async function vitest(database, projects) {
  const file = join(reports, `vitest-${database}.json`);
  const code = await run(
    process.execPath,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap(project => ['--project', project]),
      ...(database === 'given' ? onGiven : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { TEST_DATABASE: database },
  );
  count(
    code,
    readReport(file, report => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  );
  return code;
}

async function playwright() {
  const CHROMIUM_PATH = await findChromium();
  await build();
  const file = join(reports, 'playwright.json');
  const code = await run(process.execPath, [bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json'], {
    CHROMIUM_PATH,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  count(
    code,
    readReport(file, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
  );
  return code;
}

async function check() {
  const code = await npm('run', 'check');
  count(code, { passed: 0, failed: 0 });
  return code;
}

async function openapi() {
  const code = await checkOpenApi();
  count(code, { passed: code === 0 ? 1 : 0, failed: 0 });
  return code;
}

const unitLayers = ['catalog', 'api', 'ui'].filter(isAsked);
const steps = [
  ...(isAsked('check') ? [check] : []),
  ...(isAsked('openapi') ? [openapi] : []),
  ...(unitLayers.length > 0 ? [() => vitest('embedded', unitLayers)] : []),
  ...(isAsked('api') && process.env.TEST_DATABASE_URL ? [() => vitest('given', ['api'])] : []),
  ...(isAsked('e2e') ? [playwright] : []),
];

await setUp();
let code = 0;
for (const step of steps) {
  code = await step();
  if (code !== 0) break;
}
rmSync(reports, { recursive: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = code;
