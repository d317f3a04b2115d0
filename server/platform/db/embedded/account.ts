import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedError } from './EmbeddedError.ts';

/** A user of the system under which the server runs, when the host itself is root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);

async function lookUp(name: string): Promise<Account | null> {
  const ids = await Promise.all(['-u', '-g'].map(flag => run('id', [flag, name]))).catch(() => null);
  const [uid, gid] = ids?.map(({ stdout }) => Number(stdout)) ?? [];
  return uid === undefined || gid === undefined ? null : { uid, gid };
}

/** PostgreSQL refuses to run as root: the owner of the existing cluster runs it, else `postgres`, else `nobody`. */
export async function chooseAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!account)
    throw new EmbeddedError('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
  return account;
}

/** Gives a folder to the account, with what it holds; a backup put back by root would otherwise stay root's. */
export async function giveTo(account: Account, path: string): Promise<void> {
  await chown(path, account.uid, account.gid);
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) await giveTo(account, join(path, entry.name));
    else if (entry.isFile()) await chown(join(path, entry.name), account.uid, account.gid);
  }
}

/** Whether the account may go through every folder above a path and read it. */
export async function reachable(path: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  if (((mode >> shift) & 0o5) !== 0o5) return false;
  return dirname(path) === path || reachable(dirname(path), account);
}
