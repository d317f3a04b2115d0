import { eq, sql } from 'drizzle-orm';
import { permission } from '#catalog/access/permission.ts';
import { entities } from '#catalog/registry/entities.ts';
import { keptReading } from '../../platform/db/keptReading.ts';
import type { Database } from '../../platform/services/Database.ts';
import { rightsStamp } from '../schema/systemTables.ts';
import { columnOf, joinTable, tableOf } from '../schema/tables.ts';

const permissions = tableOf(permission);
const grants = joinTable(entities.role, 'permissions', 'permission');

/** Tells one state of all rights from every other one; null where its row was taken away. */
export const currentStamp = sql<string | null>`(select ${rightsStamp.stamp} from ${rightsStamp})`;

const names = sql<string[]>`coalesce(array_agg(${permissions.name} order by ${permissions.name}), '{}')`;

const readNames = keptReading(db =>
  db
    .select({ names, stamp: currentStamp })
    .from(grants)
    .innerJoin(permissions, eq(permissions.id, columnOf(grants, 'target')))
    .where(eq(columnOf(grants, 'owner'), sql.placeholder('role'))),
);

/** Roles of which names are kept at most, so that a database whose rights change all the time fills no memory. */
const MOST = 500;
const kept = new Map<string, ReadonlySet<string>>();
const keyOf = (stamp: string, id: number): string => `${stamp} ${id}`;
const none: ReadonlySet<string> = new Set();

function keep(key: string, held: ReadonlySet<string>): void {
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(key, held);
}

/**
 * Names of the permissions that a role holds, in their order. Kept in the process under the stamp that the rights had
 * when they were read; the database renews it with whatever changes them, so that nothing is answered from what was
 * kept unless its caller has read that very stamp just now, whichever process has made the change.
 */
export async function heldNames(db: Database, id: number | null, stamp: string | null): Promise<ReadonlySet<string>> {
  if (id === null) return none;
  const known = stamp === null ? undefined : kept.get(keyOf(stamp, id));
  if (known) return known;
  const [found] = await readNames(db, { role: id });
  const held = new Set(found?.names);
  // The rights may have changed since the stamp was told: what is kept goes by the one that was read along.
  if (typeof found?.stamp === 'string') keep(keyOf(found.stamp, id), held);
  return held;
}
