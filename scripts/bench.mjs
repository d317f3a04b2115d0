/**
 * `npm run bench`: a visit beside a plain React-Admin, the calls beside the same by hand, and what it costs to change
 * the looks; how lists and reports answer at a hundred times the demo data, and what is left for the others while
 * somebody asks for too much. `npm run bench -- journey floor` runs parts of it. Each part runs, whatever was missed
 * before it.
 */
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';
import { setUp } from './setUp.mjs';

const parts = {
  journey: 'The visit',
  floor: 'The calls',
  repaint: 'The changes of looks',
  lists: 'The lists',
  books: 'The reports of the books',
  posting: 'The postings',
  papers: 'The papers',
  floods: 'The floods',
};
const asked = process.argv.slice(2);
const unknown = asked.filter(part => !(part in parts));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

await setUp();
await build();
const CHROMIUM_PATH = await findChromium();
const failed = [];
const measure = async (part, what, environment) => {
  const code = await run(process.execPath, ['--import', 'tsx', `tests/bench/${part}.ts`], environment);
  if (code !== 0) failed.push(what);
};
for (const [part, what] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  await measure(part, what, { CHROMIUM_PATH });
  if (part === 'lists' && process.env.TEST_DATABASE_URL)
    await measure(part, 'The lists on PostgreSQL', { DATABASE_URL: process.env.TEST_DATABASE_URL });
}
if (failed.length > 0) {
  console.error(`\nGoals missed, or no result: ${failed.join('; ')}.`);
  process.exitCode = 1;
}
