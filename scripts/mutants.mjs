/**
 * `npm run mutants`: breaks load-bearing lines one after another and says which of them no test misses. Words after it
 * choose the lines of files whose path contains one of them. Each line names the tests that are to fail without it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { run } from './run.mjs';

const words = process.argv.slice(2);
const mutants = JSON.parse(readFileSync(join(root, 'tests/mutants/mutants.json'), 'utf8'));
const chosen = mutants.filter(({ file }) => words.length === 0 || words.some(word => file.includes(word)));

const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** Exit code of the tests of a line; a first failure is enough. */
function test({ project, tests, named }) {
  const files = tests.map(name => `tests/${project}/${name}.test.ts`);
  return run(process.execPath, [
    vitest,
    'run',
    '--project',
    project,
    ...files,
    ...(named ? ['-t', named] : []),
    '--bail',
    '1',
    '--silent',
    '--reporter=dot',
  ]);
}

/** What became of a line that was broken; its file is as before afterwards, whatever happens. */
async function fate(mutant) {
  const path = join(root, mutant.file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(mutant.find).length !== 2) return 'not found';
  const restore = () => writeFileSync(path, sound);
  process.once('exit', restore);
  writeFileSync(
    path,
    sound.replace(mutant.find, () => mutant.put),
  );
  try {
    return (await test(mutant)) === 0 ? 'SURVIVED' : 'noticed';
  } finally {
    restore();
    process.off('exit', restore);
  }
}

const fates = [];
for (const mutant of chosen) fates.push([await fate(mutant), `${mutant.file}: ${mutant.find.trim()}`]);
console.log();
for (const [became, line] of fates) console.log(`${became.padEnd(10)} ${line}`);
const missed = fates.filter(([became]) => became !== 'noticed').length;
console.log(`${fates.length - missed} of ${fates.length} broken lines were noticed.`);
process.exitCode = missed === 0 ? 0 : 1;
