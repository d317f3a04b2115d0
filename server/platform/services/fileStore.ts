import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

type Folder = 'open' | 'sealed';

interface StoredFile {
  /** In bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
}

/** Most that uploads may take of the disk, in bytes. */
export interface Quota {
  /** Those of one user. */
  readonly user: number;
  /** Those of all. */
  readonly agency: number;
}

/** Keeps uploaded files under paths `/media/...`. */
export interface FileStore {
  /**
   * Stores bytes: open ones under a name made from their content, so that the same are stored once, sealed ones under
   * one that tells nothing of it. `announce` is told the path before anything is written.
   */
  save(
    bytes: Uint8Array,
    extension: string,
    folder: Folder,
    announce?: (path: string) => Promise<void>,
  ): Promise<string>;
  /** The file as a stream, or undefined when there is none. */
  read(path: string): Promise<StoredFile | undefined>;
  exists(path: string): Promise<boolean>;
  /** Takes a file away; nothing when there is none. */
  remove(path: string): Promise<void>;
}

const PATH = /^\/media\/(open|sealed)\/[0-9a-f]{2}\/[0-9a-f]{40}\.[a-z0-9]{2,5}$/;

/**
 * A file store in a folder of this machine, written by `write`. Paths of another shape than its own are never looked
 * up.
 */
export function localFiles(root: string, write: typeof writeFile = writeFile): FileStore {
  const place = (path: string) => join(root, ...path.split('/').slice(2));
  return {
    async save(bytes, extension, folder, announce) {
      const name = folder === 'sealed' ? randomBytes(20).toString('hex') : contentName(bytes);
      const path = `/media/${folder}/${name.slice(0, 2)}/${name}.${extension}`;
      await announce?.(path);
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
    async read(path) {
      const file = PATH.test(path) ? await open(place(path)).catch(missing) : undefined;
      if (!file) return undefined;
      // As fast as its reader takes it, so that many large ones at a time stand in nobody's memory.
      const stream = file.createReadStream();
      return { size: (await file.stat()).size, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
    },
    exists: async path =>
      PATH.test(path) &&
      access(place(path)).then(
        () => true,
        () => false,
      ),
    async remove(path) {
      if (PATH.test(path)) await rm(place(path), { force: true });
    },
  };
}

const contentName = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 40);

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
