import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import { z } from 'zod';
import { userData } from '../schema/systemTables.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Host } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Problem } from '../../platform/problem.ts';

/** Most that a user keeps, in kilobytes: settings and notes are small, and `me` carries all of it. */
const MOST_KB = 64;

const object = z.record(z.string(), z.unknown());
/**
 * What is kept for a user. Clients of the family send the whole user as they know them, with name and picture (contract 4):
 * that is dropped, so that nothing comes back which could be taken for the host's own word, such as a role.
 */
const kept = z.object({
  settings: object.nullable().optional(),
  preferences: object.nullable().optional(),
  notes: z.string().nullable().optional(),
  /** Pages pinned by the family's earlier front end. */
  shortcuts: z.array(z.string()).nullable().optional(),
});
/** What a user sends to be kept. */
export const userDataShape = z.object({ user: z.object({ data: kept, before: object.optional() }) });

type Data = Readonly<Record<string, unknown>>;

/** New values by name, and those that they were made from, as far as their author names them. */
export interface DataChange {
  readonly data: Data;
  readonly before?: Data | undefined;
}

/** Without what was kept in former times. */
const known = (data: Data): Data => pick(data, Object.keys(kept.shape));

/** What the interface keeps for a user; nothing yet is an empty object. */
export async function userDataOf(db: Database, user: number): Promise<Data> {
  const [row] = await db.select({ data: userData.data }).from(userData).where(eq(userData.user, user));
  return known(row?.data ?? {});
}

/** Reads `{user: {data, before}}`; 400 for another shape. */
export function readUserData(body: unknown): DataChange {
  const parsed = userDataShape.safeParse(body);
  if (!parsed.success) throw new Problem(400, 'malformed');
  return parsed.data.user;
}

const tooLarge = () => new Problem(413, 'user_data_too_large', { params: { max: MOST_KB } });

/** Nothing kept yet, and an emptied text, are the same to their reader. */
const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? '', other ?? '');

/**
 * 412 with what is kept when it is no longer what the change was made from. A change that has arrived once already
 * harms nothing.
 */
function demandUnchanged(kept: Data, { data, before = {} }: DataChange): void {
  const names = Object.keys(before).filter(name => !same(kept[name], before[name]) && !same(kept[name], data[name]));
  if (names.length === 0) return;
  throw new Problem(412, 'stale_user_data', {
    body: { data: Object.fromEntries(names.map(name => [name, kept[name] ?? null])) },
  });
}

/**
 * Puts the given keys in the place of the user's own of the same name and keeps the others. 412 when one of them has
 * become another than the change was made from, 413 past 64 kB.
 */
export async function mergeUserData(host: Host, user: number, change: DataChange): Promise<Data> {
  if (Buffer.byteLength(JSON.stringify(change.data)) > MOST_KB * 1024) throw tooLarge();
  return transact(host.db, async tx => {
    const merge = async (data: Data) => {
      const [row] = await tx
        .insert(userData)
        .values({ user, data: { ...data } })
        .onConflictDoUpdate({
          target: userData.user,
          set: { data: sql`${userData.data} || excluded.data` },
        })
        .returning({ data: userData.data, size: sql<number>`octet_length(${userData.data}::text)` });
      if (!row || row.size > MOST_KB * 1024) throw tooLarge();
      return known(row.data);
    };
    // Adding nothing reads the row and holds it, also when it is only now made.
    if (change.before) demandUnchanged(await merge({}), change);
    return merge(change.data);
  });
}
