import { and, count, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Account } from '#catalog/engine/access/accountLaw.ts';
import { type Holdings, holdingsOfRole } from '#catalog/engine/access/holdings.ts';
import { role as roleEntity } from '#catalog/access/role.ts';
import { user } from '#catalog/people/user.ts';
import { permission } from '#catalog/access/permission.ts';
import { entities } from '#catalog/registry/entities.ts';
import { accountById, signsIn } from '../../engine/auth/account.ts';
import { columnOf, joinTable, tableOf } from '../../engine/schema/tables.ts';
import type { Database } from '../../platform/services/Database.ts';

const users = tableOf(user);
const roles = tableOf(roleEntity);
const permissions = tableOf(permission);
const grants = joinTable(entities.role, 'permissions', 'permission');

/** What a role holds. */
export async function holdingsOfRoleId(db: Database, id: number): Promise<Holdings> {
  const [role] = await db.select({ name: roles.name }).from(roles).where(eq(roles.id, id));
  const held = await db
    .select({ name: permissions.name })
    .from(grants)
    .innerJoin(permissions, eq(columnOf(grants, 'target'), permissions.id))
    .where(eq(columnOf(grants, 'owner'), id));
  return holdingsOfRole(
    role?.name,
    held.map(one => one.name),
  );
}

/** A person as the law on accounts looks at them, with the names that the account has; undefined when there is no such person. */
export async function accountOf(db: Database, id: number) {
  const found = await accountById(db, id);
  if (!found) return undefined;
  const { email, username, roleName, isAdmin, permissions: names } = found;
  const account: Account = {
    id,
    signsIn: signsIn(found),
    holds: isAdmin ? 'everything' : holdingsOfRole(roleName, names),
  };
  return { ...account, email, username };
}

/** How many administrators can sign in; whoever was given no password yet cannot. */
export async function activeAdministrators(db: Database): Promise<number> {
  const isAdministrator = or(eq(users.is_admin, true), sql`lower(trim(${roles.name})) = 'admin'`);
  const [found] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(roles, eq(users.role, roles.id))
    .where(and(eq(users.is_active, true), isNotNull(users.password), isAdministrator));
  return found?.total ?? 0;
}
