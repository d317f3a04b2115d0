import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps uploaded files under paths `/media/...`. */
export interface FileStore {
  /** Stores bytes under a name made from their content; the same bytes give the same path. */
  save(bytes: Uint8Array, extension: string, folder: 'open' | 'sealed'): Promise<string>;
  /** The bytes, or undefined when there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>;
  exists(path: string): Promise<boolean>;
}

const PATH = /^\/media\/(open|sealed)\/[0-9a-f]{2}\/[0-9a-f]{40}\.[a-z0-9]{2,5}$/;

/** A file store in a folder of this machine, written by `write`. Paths of another shape than its own are never looked up. */
export function localFiles(root: string, write: typeof writeFile = writeFile): FileStore {
  const place = (path: string) => join(root, ...path.split('/').slice(2));
  return {
    async save(bytes, extension, folder) {
      const hash = contentName(bytes);
      const path = `/media/${folder}/${hash.slice(0, 2)}/${hash}.${extension}`;
      const target = place(path);
      await mkdir(dirname(target), { recursive: true });
      // A reader never sees half a file, and a crash leaves none.
      const part = `${target}.${randomUUID()}.part`;
      try {
        await write(part, bytes, { flush: true });
        await rename(part, target);
      } catch (error) {
        // Half a file would take the room that is wanting.
        await rm(part, { force: true });
        throw error;
      }
      return path;
    },
    read: async path => (PATH.test(path) ? readFile(place(path)).catch(missing) : undefined),
    exists: async path => PATH.test(path) && access(place(path)).then(() => true, () => false),
  };
}

const contentName = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 40);

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
