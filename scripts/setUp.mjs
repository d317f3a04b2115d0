import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lasting } from './lasting.mjs';
import { root } from './project.mjs';
import { exitUnless, npm } from './run.mjs';

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'));
const numbers = version => version.replace(/^\D+/, '').split('.').map(Number);

/** Negative, zero or positive as one version is before, equal to or after another. */
const compare = (one, other) => one.map((part, at) => part - other[at]).find(difference => difference !== 0) ?? 0;

/**
 * Whether a version is in a range of the two forms that package.json uses: `^20.19.0` and `>=24.0.0`, joined by `||`.
 */
function satisfies(version, range) {
  const actual = numbers(version);
  return range
    .split('||')
    .map(part => part.trim())
    .some(part => {
      const least = numbers(part);
      return compare(actual, least) >= 0 && (!part.startsWith('^') || actual[0] === least[0]);
    });
}

function checkNode() {
  const { node } = readJson('package.json').engines;
  if (satisfies(process.version, node)) return;
  console.error(`This needs Node ${node}; it was started with ${process.version}. See https://nodejs.org/`);
  process.exit(1);
}

/** npm leaves a record of what it installed, written last: a missing or different one means an install is due. */
function isInstalled() {
  let installed;
  try {
    installed = readJson('node_modules/.package-lock.json').packages;
  } catch {
    return false;
  }
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { optional, version }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
}

/** Checks Node and installs the packages if they are missing or not those of the lock file. */
export async function setUp() {
  checkNode();
  if (isInstalled()) return;
  const installed = await lasting('Installing packages, once', () => npm('ci', '--include=dev', '--include=optional'));
  exitUnless(installed, 'npm ci');
}
