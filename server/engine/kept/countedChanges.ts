import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';
import { countedChange } from '../schema/systemTables.ts';

/** How PostgreSQL tells which transactions a statement sees; see `pg_current_snapshot`. */
export type Sight = string;

/**
 * What a snapshot sees, told when all has been read; null where a table was read whose changes nobody tells, so that an
 * answer from it is never kept. Its locks say which tables those were.
 */
export async function countedSight(db: Database): Promise<Sight | null> {
  const { rows } = await db.execute<{ sight: Sight | null }>(sql`
    select case when not exists (
      select from pg_locks as held join pg_class as read on read.oid = held.relation
      where held.pid = pg_backend_pid() and held.locktype = 'relation' and read.relkind in ('r', 'p')
        and read.relnamespace <> 'pg_catalog'::regnamespace
        and not exists (select from pg_trigger where tgrelid = read.oid and tgname = 'tell_counted_change')
    ) then pg_current_snapshot()::text end as sight`);
  return rows[0]?.sight ?? null;
}

/** What everybody sees who looks from now on. */
export async function presentSight(db: Database): Promise<Sight | undefined> {
  const { rows } = await db.execute<{ sight: Sight }>(sql`select pg_current_snapshot()::text as sight`);
  return rows[0]?.sight;
}

/**
 * Whether something that is counted has been changed by a transaction which is seen now and was not then. The bounds
 * keep to the few rows since; a number yet to come was brought along from another cluster.
 */
export async function hasChangedSince(db: Database, sight: Sight): Promise<boolean> {
  const { by } = countedChange;
  const { rows } = await db.execute<{ changed: boolean }>(sql`
    select exists (
      select from ${countedChange}
      where ${by} >= pg_snapshot_xmin(${sight}::pg_snapshot) and ${by} < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(${by}, ${sight}::pg_snapshot)
    ) as changed`);
  return rows[0]?.changed ?? true;
}

/** Forgets changes that everybody sees who has looked since. */
export async function forgetChangesBefore(db: Database, sight: Sight): Promise<void> {
  await db.delete(countedChange).where(sql`pg_visible_in_snapshot(${countedChange.by}, ${sight}::pg_snapshot)`);
}
