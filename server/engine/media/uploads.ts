import { eq, isNotNull, sql, sum } from 'drizzle-orm';
import { uploaded } from '../schema/systemTables.ts';
import { lock } from '../../platform/db/lock.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Host } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Quota } from '../../platform/services/fileStore.ts';

interface Upload {
  readonly path: string;
  readonly by: number | null;
  /** In bytes. */
  readonly size: number;
}

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

async function demandRoom(tx: Database, { user, agency }: Quota, { by, size }: Upload): Promise<void> {
  const [all] = await tx.select({ bytes: sum(uploaded.size).mapWith(Number) }).from(uploaded);
  if ((all?.bytes ?? 0) + size > agency) throw new Problem(507, 'no_room', { params: { max: inMegabytes(agency) } });
  if (by === null) return;
  const [own] = await tx
    .select({ bytes: sum(uploaded.size).mapWith(Number) })
    .from(uploaded)
    .where(eq(uploaded.by, by));
  if ((own?.bytes ?? 0) + size > user)
    throw new Problem(413, 'no_room_of_yours', { params: { max: inMegabytes(user) } });
}

/**
 * Writes an upload down before it is stored, free until a record takes it: whatever becomes of the request, nothing
 * lies about that nobody knows of. What is stored already, and free, has its time anew. 413 `no_room_of_yours`, 507
 * `no_room`.
 */
export async function register(host: Host, upload: Upload): Promise<void> {
  const now = host.clock();
  await transact(host.db, async tx => {
    // One after the other, lest many at once take more than there is.
    await lock(tx, ['uploads']);
    const [again] = await tx
      .update(uploaded)
      .set({ free_since: sql`case when ${isNotNull(uploaded.free_since)} then ${now.toISOString()}::timestamptz end` })
      .where(eq(uploaded.path, upload.path))
      .returning({ path: uploaded.path });
    if (again) return;
    await demandRoom(tx, host.quota, upload);
    await tx.insert(uploaded).values({ ...upload, at: now, free_since: now });
  });
}
