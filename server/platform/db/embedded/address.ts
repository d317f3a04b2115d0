import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedError } from './EmbeddedError.ts';
import { linesOf, PORT, type Site, socketName, SUPERUSER, windows } from './site.ts';

/** Room for a socket's path: 103 bytes on macOS, 107 on Linux, some of them for the name. */
const MOST = 100;
const fits = (folder: string): boolean => Buffer.byteLength(join(folder, socketName)) <= MOST;

/** How the server is reached. */
export interface Address {
  /** Connection string of a database; null when the server cannot be running. */
  url(database: string): Promise<string | null>;
  release(): Promise<void>;
}

const name = `rihla-${process.pid}`;

async function loopback(site: Site): Promise<Address> {
  return {
    async url(database) {
      // The fourth line of the file is the port.
      const port = (await linesOf(join(site.cluster, 'postmaster.pid')))?.[3];
      if (!port) return null;
      const password = await readFile(site.passwordFile, 'utf8');
      return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable&application_name=${name}`;
    },
    release: async () => {},
  };
}

/** The socket lies in the cluster's own folder; one with too long a path is reached through a short link. */
async function socket(site: Site): Promise<Address> {
  const short = fits(site.cluster) ? null : await mkdtemp(join(tmpdir(), 'rihla-'));
  const folder = short ? join(short, 'db') : site.cluster;
  if (!fits(folder)) {
    throw new EmbeddedError(
      `the paths of the data folder and of ${tmpdir()} are too long for a socket (${MOST} bytes); choose a shorter DATA_DIR`,
    );
  }
  if (short) await symlink(site.cluster, folder);
  const query = new URLSearchParams({ host: folder, sslmode: 'disable', application_name: name });
  return {
    url: async database => `postgresql://${SUPERUSER}@localhost:${PORT}/${database}?${query}`,
    release: async () => {
      if (short) await rm(short, { recursive: true, force: true });
    },
  };
}

export const addressOf = (site: Site): Promise<Address> => (windows ? loopback(site) : socket(site));
