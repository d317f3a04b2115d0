import { and, inArray, isNull } from 'drizzle-orm';
import { uploaded } from '../../engine/schema/systemTables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { FileStore } from '../../platform/services/fileStore.ts';
import { drawPictures, type Pictures } from './pictures.ts';

/** Pictures that are drawn before the demo data is, which keeps them. */
export interface DrawnPictures {
  readonly pictures: Pictures;
  /** Within the transaction that names them: from then on its records know of them. */
  keep(tx: Database): Promise<void>;
}

/**
 * Draws the pictures of the demo. Each is written down outside of any transaction before it is stored, so that a crash
 * leaves no file that the sweep does not know.
 */
export async function drawAhead(db: Database, files: FileStore, now: Date): Promise<DrawnPictures> {
  const paths: string[] = [];
  const pictures = await drawPictures(files, async path => {
    paths.push(path);
    await db.insert(uploaded).values({ path, by: null, size: 0, at: now, free_since: now }).onConflictDoNothing();
  });
  return {
    pictures,
    keep: async tx => void (await tx.delete(uploaded).where(and(inArray(uploaded.path, paths), isNull(uploaded.by)))),
  };
}
