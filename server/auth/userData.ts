import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { userData } from '../db/systemTables.ts';
import { transact } from '../db/transact.ts';
import type { Database, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';

/** Most that a user keeps, in kilobytes: settings and notes are small, and `me` carries all of it. */
const MOST_KB = 64;

const object = z.record(z.string(), z.unknown());
const shape = z.object({
  user: z.object({ data: z.looseObject({ settings: object.nullable().optional(), notes: z.string().nullable().optional() }) }),
});

type Data = Readonly<Record<string, unknown>>;

/** What the interface keeps for a user; nothing yet is an empty object. */
export async function userDataOf(db: Database, user: number): Promise<Data> {
  const [row] = await db.select({ data: userData.data }).from(userData).where(eq(userData.user, user));
  return row?.data ?? {};
}

/** Reads `{user: {data}}`; 400 for another shape. */
export function readUserData(body: unknown): Data {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new Problem(400, 'malformed');
  return parsed.data.user.data;
}

const tooLarge = () => new Problem(413, 'user_data_too_large', { params: { max: MOST_KB } });

/** Puts the given keys in the place of the user's own of the same name and keeps the others. 413 past 64 kB. */
export async function mergeUserData(host: Host, user: number, data: Data): Promise<Data> {
  if (Buffer.byteLength(JSON.stringify(data)) > MOST_KB * 1024) throw tooLarge();
  return transact(host.db, async tx => {
    const [row] = await tx.insert(userData).values({ user, data: { ...data } }).onConflictDoUpdate({
      target: userData.user,
      set: { data: sql`${userData.data} || excluded.data` },
    }).returning({ data: userData.data, size: sql<number>`octet_length(${userData.data}::text)` });
    if (!row || row.size > MOST_KB * 1024) throw tooLarge();
    return row.data;
  });
}
