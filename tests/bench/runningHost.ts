import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PORT = Number(process.env['BENCH_PORT'] ?? 4187);
/** Folder of the build that is measured. */
const build = process.env['RIHLA_BUILD'] ?? 'build';

async function untilReady(url: string, host: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000;
  // One that has ended at once has met another on its port, which must not answer in its place.
  while (Date.now() < deadline && host.exitCode === null) {
    await new Promise(resolve => setTimeout(resolve, 200));
    const reply = await fetch(`${url}/healthz`).catch(() => undefined);
    if (reply?.ok && host.exitCode === null) return;
  }
  throw new Error('The host did not start.');
}

interface Running {
  readonly url: string;
  readonly pid: number;
}

/** Does some work with the built product as it runs on the data of a folder. */
export async function withHostOn(dataDir: string, work: (running: Running) => Promise<void>): Promise<void> {
  const url = `http://localhost:${PORT}`;
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, DEMO: '1', DATABASE_URL: '' };
  const host = spawn(process.execPath, [`${build}/host/main.js`], { env, stdio: 'ignore' });
  try {
    await untilReady(url, host);
    await work({ url, pid: host.pid ?? 0 });
  } finally {
    const ended = host.exitCode === null && new Promise(resolve => host.once('exit', resolve));
    host.kill('SIGTERM');
    await ended;
  }
}

/** The same on new demo data, which is taken away again. */
export async function withRunningHost(work: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-bench-'));
  try {
    await withHostOn(dataDir, ({ url }) => work(url));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
