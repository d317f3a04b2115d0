import { createHash } from 'node:crypto';
import { or, type SQL, sql } from 'drizzle-orm';
import { boundOf } from '#catalog/engine/access/access.ts';
import { belongingOf } from '#catalog/registry/belonging.ts';
import { entities, entityList } from '#catalog/registry/entities.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import { columnOf, tableOf } from '../schema/tables.ts';

const digests = new WeakMap<ReadonlySet<string>, string>();

/** Sets of names are kept for as long as the rights stay, so that each is told apart by its words once. */
function digestOf(names: ReadonlySet<string> | null | undefined): string {
  if (!names) return '';
  const known = digests.get(names);
  if (known !== undefined) return known;
  const made = createHash('sha256')
    .update(JSON.stringify([...names].toSorted()))
    .digest('base64url');
  digests.set(names, made);
  return made;
}

/** What else than work says where somebody belongs. */
const elsewhere = [...new Set(entityList.flatMap(one => belongingOf(one).kin))].filter(
  one => one.name !== entities.employee.name,
);

/**
 * Whether a bounded reader sees of the branches what nobody else there does: themselves, as a customer or the like who
 * belongs elsewhere.
 */
async function isOwnView(db: Database, id: number): Promise<boolean> {
  const found = elsewhere.map(
    (one): SQL => sql`exists (select from ${tableOf(one)} where ${columnOf(tableOf(one), 'id')} = ${id})`,
  );
  const { rows } = await db.execute<{ own: boolean }>(sql`select ${or(...found) ?? sql`false`} as own`);
  return rows[0]?.own ?? true;
}

/** One text for all readers who may be told the very same: of the same rights and within the same bound. */
export async function readersAlike(db: Database, caller: Caller): Promise<string> {
  const bound = boundOf(caller);
  const isApart = bound !== undefined && caller.id !== null && (await isOwnView(db, caller.id));
  return JSON.stringify([caller.role, digestOf(caller.permissions), bound ?? `${bound}`, isApart ? caller.id : null]);
}
