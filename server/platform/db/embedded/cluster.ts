import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { giveTo } from './account.ts';
import { EmbeddedError, isErrno } from './EmbeddedError.ts';
import { isAlive } from './isAlive.ts';
import { runProgram } from './program.ts';
import { ownName, PORT, type Site, SUPERUSER, windows } from './site.ts';

const MAJOR = '18';

/**
 * Linux needs a UTF-8 character type, or pg_trgm sees no letters beyond ASCII; elsewhere no such name is sure to exist.
 */
const characterType = process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : [];

const settings = (): string[] =>
  Object.entries({
    port: String(PORT),
    listen_addresses: windows ? '127.0.0.1' : '',
    unix_socket_directories: windows ? '' : '.',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }).flatMap(([name, value]) => ['--set', `${name}=${value}`]);

async function authentication(password: string): Promise<string[]> {
  if (!windows) return ['--auth=trust'];
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${password}`];
}

/** Drafts of hosts that were killed while they made one. */
async function removeAbandoned(site: Site): Promise<void> {
  const name = `${basename(site.cluster)}.init`;
  for (const entry of await readdir(dirname(site.cluster))) {
    const [, pid] = entry.startsWith(name) ? entry.slice(name.length).split('-') : ['', String(process.pid)];
    if (!pid || !isAlive(Number(pid))) await rm(join(dirname(site.cluster), entry), { recursive: true, force: true });
  }
}

/**
 * Made beside its place and renamed at the end, so that a cluster that exists is a whole one; of several hosts that
 * start together the first one's is taken by all.
 */
async function create(site: Site): Promise<void> {
  await removeAbandoned(site);
  const draft = `${site.cluster}.init-${process.pid}-${randomUUID()}`;
  const password = `${draft}.password`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    if (site.account) await giveTo(site.account, draft);
    await runProgram(site, draft, [
      'initdb',
      '-D',
      ownName(site, draft),
      '-U',
      SUPERUSER,
      '--encoding=UTF8',
      '--locale=C',
      ...characterType,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(await authentication(password)),
      ...settings(),
    ]);
    if (windows) await rename(password, join(draft, basename(site.passwordFile)));
    await rename(draft, site.cluster).catch((error: unknown) => {
      if (
        !['ENOTEMPTY', 'EEXIST', 'EPERM'].some(code => isErrno(error, code)) ||
        !existsSync(join(site.cluster, 'PG_VERSION'))
      )
        throw error;
    });
  } finally {
    await rm(password, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Makes the cluster unless it is there; refuses one of another PostgreSQL. */
export async function prepareCluster(site: Site): Promise<void> {
  const version = await readFile(join(site.cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return null;
    throw new EmbeddedError(`${site.cluster} cannot be read; it belongs to another user`, { cause: error });
  });
  if (version === null) return create(site);
  if (version.trim() !== MAJOR) {
    throw new EmbeddedError(
      `${site.cluster} was made by PostgreSQL ${version.trim()}, but PostgreSQL ${MAJOR} is installed; move the data by dump and restore`,
    );
  }
  const { account } = site;
  if (account && (await stat(site.cluster)).uid !== account.uid) await giveTo(account, site.cluster);
}
