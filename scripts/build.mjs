import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lasting } from './lasting.mjs';
import { root } from './project.mjs';
import { exitUnless, npm } from './run.mjs';

/** All that the build depends on. */
const sources = [
  'catalog',
  'src',
  'server',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.host.config.ts',
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

/** Holds the number of the process that builds, so that two starts at once do not build into each other. */
const turn = join(root, 'build', 'turn');

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function takeTurn() {
  mkdirSync(join(root, 'build'), { recursive: true });
  for (;;) {
    try {
      return writeFileSync(turn, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // One that was killed while it built leaves its number behind.
    if (existsSync(turn) && !isRunning(Number(readFileSync(turn, 'utf8')))) rmSync(turn, { force: true });
    else await pause(200);
  }
}

/** Builds front end and host unless the last build was made of the same sources. */
export async function build() {
  if (isBuilt(fingerprint())) return;
  await takeTurn();
  try {
    await buildUnlessBuilt();
  } finally {
    rmSync(turn, { force: true });
  }
}

async function buildUnlessBuilt() {
  const current = fingerprint();
  if (isBuilt(current)) return;
  rmSync(stamp, { force: true });
  exitUnless(await lasting('Building', () => npm('run', 'build')), 'The build');
  writeFileSync(stamp, current);
}
