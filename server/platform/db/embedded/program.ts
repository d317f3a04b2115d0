import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedError } from './EmbeddedError.ts';
import type { Site } from './site.ts';

/** PGPORT, PGDATA and their like would change what the server does. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
});

/**
 * Runs `initdb` or `pg_ctl` to its end. What it and the server that it leaves behind print goes to the log file; a pipe
 * would break when the host dies.
 */
export async function runProgram(
  site: Site,
  folder: string,
  [name, ...options]: readonly [string, ...string[]],
): Promise<void> {
  const log = await open(site.logFile, 'a', 0o600);
  try {
    const { size } = await log.stat();
    const child = spawn(join(site.bin, name), options, {
      cwd: folder,
      env: environment(),
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
      ...site.account,
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new EmbeddedError(`${name} failed: ${await printedSince(site.logFile, size)}`);
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    throw new EmbeddedError(`${name} cannot be run as ${site.account ? `user ${site.account.uid}` : 'this user'}`, {
      cause: error,
    });
  } finally {
    await log.close();
  }
}

async function printedSince(file: string, size: number): Promise<string> {
  const text = (await readFile(file)).subarray(size).toString().trim();
  return text.split('\n').slice(-12).join('\n');
}
