import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../services/Database.ts';
import type { Changed } from '../services/Live.ts';

/** The channel of PostgreSQL on which the processes of one office tell each other what has changed. */
export const CHANNEL = 'rihla_changes';

/** Tells it as part of a statement; PostgreSQL passes it on when the transaction is committed, and never else. */
export const announcement = (changed: Changed): SQL => sql`pg_notify(${CHANNEL}, ${JSON.stringify(changed)})`;

/** Tells it of each row of a statement, in the same words: what a transaction says twice is heard once. */
export const announcementOfEach = (entity: string, id: SQL): SQL =>
  sql`pg_notify(${CHANNEL}, ${`{"entity":"${entity}","record":`}::text || ${id} || '}')`;

/** Tells of what the history does not. */
export async function announce(tx: Database, changed: Changed): Promise<void> {
  await tx.execute(sql`select ${announcement(changed)}`);
}
