import { sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { entities } from '#catalog/registry/entities.ts';
import { accountById, callerOf } from '#server/engine/auth/account.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Database } from '#server/platform/services/Database.ts';

const { season } = entities;

export const seesDeadlines = (caller: Caller): boolean =>
  allowed(caller, season, 'list') && allowed(caller, season, 'show') && mayRead(caller, season, 'deadlines');

/** Whoever may change seasons answers for the deadlines that nobody else does. */
export const keepsDeadlines = (caller: Caller): boolean => seesDeadlines(caller) && allowed(caller, season, 'edit');

async function isOneOf(db: Database, id: number, may: (caller: Caller) => boolean): Promise<boolean> {
  const account = await accountById(db, id);
  return account !== undefined && account.isActive && may(callerOf(account));
}

/** Of those who are named as responsible the ones who sign in and may see seasons. */
export async function owners(db: Database, named: readonly (number | null)[]): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const ids = [...new Set(named)].filter(id => id !== null);
  await mapInOrder(ids, async id => {
    if (await isOneOf(db, id, seesDeadlines)) found.add(id);
  });
  return found;
}

/** Who keeps seasons, in all branches: a season has none. Rights come from the role, so one of each role is asked. */
export async function keepers(db: Database): Promise<readonly number[]> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array_agg(id order by id) as ids from "user" where is_active and (is_admin or role is not null)
    group by is_admin, role order by 1`);
  const found: number[] = [];
  await mapInOrder(rows, async ({ ids }) => {
    if (ids[0] !== undefined && (await isOneOf(db, ids[0], keepsDeadlines))) found.push(...ids);
  });
  return found;
}
