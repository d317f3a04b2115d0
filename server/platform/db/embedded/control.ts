import { execFile } from 'node:child_process';
import { readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './isAlive.ts';
import { runProgram } from './program.ts';
import { linesOf, ownName, type Site, socketName, windows } from './site.ts';

const LARGEST_LOG = 10_000_000;
const run = promisify(execFile);

/** After a crash of the machine the number in `postmaster.pid` may be that of any other program. */
async function isServerOf(site: Site, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(site.cluster));
  }
  const { stdout } = await run('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres');
}

/**
 * The server would refuse to start while another program bears the number in one of its lock files. With the host's own
 * number, which cannot be a server's, it takes the file for stale, and still looks for left-over workers by the rest of
 * it.
 */
async function disown(site: Site, name: string): Promise<void> {
  const file = join(site.cluster, name);
  const [first, ...rest] = (await linesOf(file)) ?? [];
  const pid = Number(first);
  if (!pid || !isAlive(pid)) return;
  if (windows) await rm(file);
  else if (!(await isServerOf(site, pid))) await writeFile(file, [process.pid, ...rest].join('\n'));
}

async function turnLog(site: Site): Promise<void> {
  const { size } = await stat(site.logFile).catch(() => ({ size: 0 }));
  if (size > LARGEST_LOG) await rename(site.logFile, `${site.logFile}.1`);
}

/** What a statement is refused for is the host's to tell; the server's own words name values of records. */
const quietly = { log_min_messages: 'log', log_error_verbosity: 'terse' };

export type Settings = Readonly<Record<string, string>>;

/** Starts the server in a session of its own, so that Ctrl-C reaches the host alone, and waits until it accepts. */
export async function startServer(site: Site, settings: Settings): Promise<void> {
  await disown(site, 'postmaster.pid');
  await disown(site, `${socketName}.lock`);
  await turnLog(site);
  const options = Object.entries({ ...quietly, ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  await runProgram(site, site.cluster, [
    'pg_ctl',
    'start',
    '--silent',
    '--wait',
    '--timeout=120',
    '-D',
    ownName(site, site.cluster),
    '-o',
    options.join(' '),
  ]);
}

/** Stops it in good order; open transactions are rolled back. */
export const stopServer = (site: Site): Promise<void> =>
  runProgram(site, site.cluster, [
    'pg_ctl',
    'stop',
    '--silent',
    '--wait',
    '--timeout=60',
    '--mode=fast',
    '-D',
    ownName(site, site.cluster),
  ]);
