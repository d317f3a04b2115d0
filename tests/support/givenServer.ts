import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/platform/db/embedded/freePort.ts';

const run = promisify(execFile);

export type Stop = 'fast' | 'immediate';

/** A PostgreSQL that the host did not start: Debian's, on a port of its own. */
export interface GivenServer {
  readonly url: string;
  /** Its postmaster. */
  pid(): Promise<number>;
  stop(mode: Stop): Promise<void>;
  start(): Promise<void>;
  /** Ends it and takes its folder away. */
  release(): Promise<void>;
}

/** Makes and starts one from the programs in `bin`, as the user postgres when we are root. Writes survive a crash. */
export async function givenServer(bin: string): Promise<GivenServer> {
  const root = await mkdtemp(join(tmpdir(), 'rihla-given-'));
  const [data, log] = [join(root, 'data'), join(root, 'log')];
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(root, Number(stdout), Number((await run('id', ['-g', 'postgres'])).stdout));
  }
  const program = async (name: string, ...options: string[]): Promise<void> => {
    const command = [join(bin, name), ...options];
    await (isRoot ? run('runuser', ['-u', 'postgres', '--', ...command]) : run(command[0] ?? '', options));
  };
  const port = await freePort();
  const start = () =>
    program(
      'pg_ctl',
      '-D',
      data,
      '-l',
      log,
      '-s',
      '-w',
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -k ${root}`,
      'start',
    );
  const stop = (mode: Stop) => program('pg_ctl', '-D', data, '-s', '-w', '-m', mode, 'stop');
  await program('initdb', '-D', data, '-U', 'rihla', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust');
  await start();
  return {
    url: `postgresql://rihla@127.0.0.1:${port}/postgres`,
    pid: async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    start,
    stop,
    async release() {
      await stop('immediate').catch(() => {});
      await rm(root, { recursive: true, force: true });
    },
  };
}
