import { count, isNotNull } from 'drizzle-orm';
import { user } from '#catalog/people/user.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';

/** How many users have a role, by the role's id. */
export interface RoleUsers {
  readonly role: number;
  readonly users: number;
}

/** Counts the users of every role at once; a role without any is left out. */
export async function usersByRole(db: Database): Promise<RoleUsers[]> {
  const users = tableOf(user);
  const role = users.role;
  const rows = await db.select({ role, users: count() }).from(users).where(isNotNull(role)).groupBy(role);
  return rows.map(row => ({ role: Number(row.role), users: row.users }));
}
