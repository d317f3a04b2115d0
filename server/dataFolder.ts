import { randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './platform/StartError.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EEXIST: 'it is a file, not a folder',
  ENOENT: 'its file system takes no folders',
  ENOTDIR: 'a file stands where a folder on the way to it should be',
  ENAMETOOLONG: 'the path is too long',
};

/** What file systems say that know no second name of a file. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

function unusable(folder: string, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new StartError(
    `The data folder ${folder} cannot be used: ${reasons[code] ?? code}. Set DATA_DIR to a folder that this user may write to.`,
  );
}

/**
 * Makes a folder and what is missing above it. Node's own way to do so never ends where a file system takes no folders at
 * all, and says of each that it is missing.
 */
async function makeFolder(folder: string): Promise<void> {
  const make = () =>
    mkdir(folder).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    );
  let failed = await make();
  if (failed?.code === 'ENOENT' && dirname(folder) !== folder) {
    await makeFolder(dirname(folder));
    failed = await make();
  }
  if (failed && !(failed.code === 'EEXIST' && (await stat(folder)).isDirectory())) throw failed;
}

/** The folder of everything that is kept, made when it is missing. Throws a StartError unless it can be written to. */
export async function dataFolder(given: string | undefined): Promise<string> {
  const folder = resolve(given || 'data');
  const trial = join(folder, `.trial-${randomUUID()}`);
  try {
    await makeFolder(folder);
    // Rights alone would not tell of a full disk, nor of a file system that is mounted read-only.
    await writeFile(trial, 'trial');
  } catch (error) {
    throw unusable(folder, error);
  } finally {
    await rm(trial, { force: true }).catch(() => {});
  }
  return folder;
}

/** A secret of the environment, or one made once and kept in the data folder. */
export async function secret(given: string | undefined, folder: string, name: string): Promise<string> {
  if (given) return given;
  const file = join(folder, name);
  const draft = `${file}.${randomUUID()}`;
  try {
    // Written whole before it gets its name, and never over another's: of several hosts that start, one decides for
    // all.
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    await link(draft, file)
      .catch((error: NodeJS.ErrnoException) => {
        if (!withoutLinks.has(error.code ?? '')) throw error;
        return copyFile(draft, file, constants.COPYFILE_EXCL);
      })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    const kept = (await readFile(file, 'utf8')).trim();
    if (!kept)
      throw new StartError(
        `The file ${file} is empty: put back the secret that it held, or remove it if nothing was kept yet.`,
      );
    return kept;
  } catch (error) {
    throw error instanceof StartError ? error : unusable(folder, error);
  } finally {
    await rm(draft, { force: true });
  }
}
