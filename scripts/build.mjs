import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { exitUnless, npm } from './run.mjs';

/** All that the build depends on. */
const sources = [
  'catalog', 'src', 'server', 'public', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vite.host.config.ts',
];
const stamp = join(root, 'build', 'sources.sha256');

function* filesOf(path) {
  if (!existsSync(join(root, path))) return;
  if (!statSync(join(root, path)).isDirectory()) yield path;
  else for (const entry of readdirSync(join(root, path)).sort()) yield* filesOf(`${path}/${entry}`);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(source => [...filesOf(source)])) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

const isBuilt = current => existsSync(stamp) && readFileSync(stamp, 'utf8') === current;

/** Builds front end and host unless the last build was made of the same sources. */
export async function build() {
  const current = fingerprint();
  if (isBuilt(current)) return;
  console.log('Building …');
  rmSync(stamp, { force: true });
  exitUnless(await npm('run', 'build'), 'The build');
  writeFileSync(stamp, current);
}
