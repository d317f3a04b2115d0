/**
 * `npm run properties`: random stories of the books and of journeys, twenty thousand runs unless `BOOKS_RUNS` says
 * another number, spread over as many processes as there are processors (`WORKERS`). Each draws stories of its own.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';
import { exitUnless, run } from './run.mjs';

const runs = Number(process.env.BOOKS_RUNS ?? 20_000);
const workers = Math.max(1, Math.min(Number(process.env.WORKERS ?? availableParallelism()), runs));
const names = ['bookProperties', 'settlementProperties', 'goodsProperties', 'journeyProperties'];
const files = names.map(name => `tests/api/${name}.test.ts`);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

// The files run in one process of Vitest, one after another: each process is one worker.
const options = ['run', '--project', 'api', '--no-file-parallelism', ...files];
const codes = await Promise.all(
  Array.from({ length: workers }, () =>
    run(process.execPath, [vitest, ...options], { BOOKS_RUNS: String(Math.ceil(runs / workers)) }),
  ),
);
exitUnless(Math.max(...codes), `The properties (${runs} runs)`);
console.log(`${runs} runs, ${workers} at a time, found nothing.`);
