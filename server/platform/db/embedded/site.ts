import { readFile } from 'node:fs/promises';
import type { Account } from './account.ts';
import { isErrno } from './EmbeddedError.ts';

export const SUPERUSER = 'rihla';
export const PORT = 5432;
export const socketName = `.s.PGSQL.${PORT}`;
export const windows = process.platform === 'win32';

/** Where the embedded server lives, and who runs it. */
export interface Site {
  readonly cluster: string;
  readonly logFile: string;
  /** Only on Windows, where the server listens on loopback instead of a socket in a private folder. */
  readonly passwordFile: string;
  /** Folder of `initdb`, `pg_ctl` and `postgres`. */
  readonly bin: string;
  /** Null when the server runs under the host's own account. */
  readonly account: Account | null;
}

/**
 * How a server process is told its folder. An account that is not root's may be barred from a folder above the cluster
 * (a home, a temporary folder of root's); the working directory, entered before root is given up, needs no such path.
 */
export const ownName = (site: Pick<Site, 'account'>, folder: string): string =>
  site.account && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Lines of a file; null when it is missing. */
export const linesOf = (file: string): Promise<string[] | null> =>
  readFile(file, 'utf8').then(
    text => text.split('\n'),
    (error: unknown) => {
      if (isErrno(error, 'ENOENT')) return null;
      throw error;
    },
  );
