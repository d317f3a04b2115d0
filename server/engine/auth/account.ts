import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { roleNamed } from '#catalog/engine/access/access.ts';
import type { Role } from '#catalog/engine/policies.ts';
import { roleNameOf } from '#catalog/engine/access/roleNameOf.ts';
import { permission } from '#catalog/access/permission.ts';
import { role } from '#catalog/access/role.ts';
import { entities } from '#catalog/registry/entities.ts';
import { employee } from '#catalog/people/employee.ts';
import { user } from '#catalog/people/user.ts';
import { smallSpelling } from '#catalog/engine/lookAlikes.ts';
import { endedSession } from '../schema/systemTables.ts';
import { columnOf, joinTable, tableOf } from '../schema/tables.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Session } from '../../platform/http/Session.ts';

const users = tableOf(user);
const employees = tableOf(employee);
const roles = tableOf(role);
const permissions = tableOf(permission);
const grants = joinTable(entities.role, 'permissions', 'permission');

/** What signing in needs to know of a user. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly username: string | null;
  readonly image: string | null;
  readonly password: string | null;
  readonly isActive: boolean;
  readonly isAdmin: boolean;
  readonly roleId: number | null;
  readonly roleName: string | null;
  /** Where an employee works. */
  readonly branch: number | null;
  /** Names of the permissions that the role holds. */
  readonly permissions: readonly string[];
  /** Counted up by the database when every session has to end: a new password or email, a suspension, a sign-out everywhere. */
  readonly sessionVersion: number;
}

/**
 * Whether a person has an account, suspended or not: they registered, or an administrator gave them a password, a role
 * or the flag of administrators. Whoever merely edits people cannot make an account of somebody's record.
 */
export const signsIn = ({ password, roleId, isAdmin }: Pick<Account, 'password' | 'roleId' | 'isAdmin'>): boolean =>
  password !== null || roleId !== null || isAdmin;

const permissionNames = sql<string[]>`array(select ${permissions.name} from ${grants}
  join ${permissions} on ${permissions.id} = ${columnOf(grants, 'target')}
  where ${columnOf(grants, 'owner')} = ${users.role} order by ${permissions.name})`;

const hasEnded = (sid: string): SQL<boolean> =>
  sql<boolean>`exists(select from ${endedSession} where ${endedSession.id} = ${sid})`;

type SessionAccount = Account & { readonly hasEnded: boolean };

/** One statement, since every request begins with it. */
async function findAccounts(db: Database, where: SQL, sid = ''): Promise<readonly SessionAccount[]> {
  return db
    .select({
      id: users.id,
      email: users.email,
      username: users.username,
      image: users.image,
      password: users.password,
      isActive: users.is_active,
      isAdmin: users.is_admin,
      roleId: users.role,
      roleName: roles.name,
      branch: employees.branch,
      permissions: permissionNames,
      sessionVersion: users.session_version,
      hasEnded: hasEnded(sid),
    })
    .from(users)
    .leftJoin(roles, eq(users.role, roles.id))
    .leftJoin(employees, eq(employees.id, users.id))
    .where(where);
}

/** The account of an email, in the spelling of today or, where it has been kept since before that, in its own. */
export async function accountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const [spelt, kept] = [smallSpelling(email.trim()), email.trim().toLowerCase()];
  const found = await findAccounts(db, inArray(users.email, [spelt, kept]));
  return found.find(one => one.email === spelt) ?? found[0];
}

export const accountById = async (db: Database, id: number): Promise<Account | undefined> =>
  (await findAccounts(db, eq(users.id, id)))[0];

/** The account of a session that holds; undefined when it was ended or was begun before all of the account's were. */
export async function accountOfSession(
  db: Database,
  { user_id, sid, session_version }: Session,
): Promise<Account | undefined> {
  const [account] = await findAccounts(db, eq(users.id, user_id), sid);
  // A suspended one is given, so that its owner learns why nothing answers any more.
  const holds = account && (!account.isActive || (account.sessionVersion === session_version && !account.hasEnded));
  return holds ? account : undefined;
}

/** A role of the agency's own making counts by its permissions alone. */
const standing = ({ isAdmin, roleName }: Account): Role | null =>
  roleNamed(roleNameOf({ is_admin: isAdmin, role_name: roleName }));

export const callerOf = (account: Account): Caller => ({
  id: account.id,
  email: account.email,
  role: standing(account),
  permissions: new Set(account.permissions),
  branch: account.branch,
});
