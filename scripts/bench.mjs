/** `npm run bench`: what it costs to open the first pages and to change their looks, how lists and reports answer at a hundred
 * times the demo data, and what is left for the others while somebody asks for too much. */
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { exitUnless, run } from './run.mjs';
import { setUp } from './setUp.mjs';

await setUp();
await build();
const tsx = (file, environment) => run(process.execPath, ['--import', 'tsx', file], environment);
const browser = { CHROMIUM_PATH: await findChromium() };
exitUnless(await tsx('tests/bench/pages.ts', browser), 'The pages');
exitUnless(await tsx('tests/bench/repaint.ts', browser), 'The changes of looks');
exitUnless(await tsx('tests/bench/lists.ts'), 'The lists');
exitUnless(await tsx('tests/bench/books.ts'), 'The reports of the books');
exitUnless(await tsx('tests/bench/posting.ts'), 'The postings');
exitUnless(await tsx('tests/bench/floods.ts'), 'The floods');
if (process.env.TEST_DATABASE_URL) {
  exitUnless(
    await tsx('tests/bench/lists.ts', { DATABASE_URL: process.env.TEST_DATABASE_URL }),
    'The lists on PostgreSQL',
  );
}
