import { eq, or, type SQL, sql } from 'drizzle-orm';
import { roleNamed } from '#catalog/engine/access/access.ts';
import type { Role } from '#catalog/engine/policies.ts';
import { roleNameOf } from '#catalog/engine/access/roleNameOf.ts';
import { role } from '#catalog/access/role.ts';
import { employee } from '#catalog/people/employee.ts';
import { user } from '#catalog/people/user.ts';
import { smallSpelling } from '#catalog/engine/lookAlikes.ts';
import { endedSession } from '../schema/systemTables.ts';
import { tableOf } from '../schema/tables.ts';
import { keptReading } from '../../platform/db/keptReading.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Session } from '../../platform/http/Session.ts';
import { currentStamp, heldNames } from './heldNames.ts';

const users = tableOf(user);
const employees = tableOf(employee);
const roles = tableOf(role);

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
  /** Counted up by the database when every session has to end: a new password or email, a suspension, a sign-out everywhere. */
  readonly sessionVersion: number;
}

/** The account of whoever is known to be its owner. */
export interface AccountWithRights extends Account {
  /** Names of the permissions that the role holds, in their order. */
  readonly permissions: ReadonlySet<string>;
}

/**
 * Whether a person has an account, suspended or not: they registered, or an administrator gave them a password, a role
 * or the flag of administrators. Whoever merely edits people cannot make an account of somebody's record.
 */
export const signsIn = ({ password, roleId, isAdmin }: Pick<Account, 'password' | 'roleId' | 'isAdmin'>): boolean =>
  password !== null || roleId !== null || isAdmin;

type Found = Account & { readonly rights: string | null; readonly hasEnded: boolean };

/** One statement, since every request begins with it; `sid` names the session that the call claims. */
const accounts = (db: Database, where: SQL) =>
  db
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
      sessionVersion: users.session_version,
      rights: currentStamp,
      hasEnded: sql<boolean>`exists(select from ${endedSession} where ${endedSession.id} = ${sql.placeholder('sid')})`,
    })
    .from(users)
    .leftJoin(roles, eq(users.role, roles.id))
    .leftJoin(employees, eq(employees.id, users.id))
    .where(where);

const findById = keptReading(db => accounts(db, eq(users.id, sql.placeholder('id'))));
const findByEmail = keptReading(db =>
  accounts(db, or(eq(users.email, sql.placeholder('spelt')), eq(users.email, sql.placeholder('kept'))) ?? sql`false`),
);

async function withRights<F extends Found>(
  db: Database,
  found: F | undefined,
): Promise<(F & AccountWithRights) | undefined> {
  return found && { ...found, permissions: await heldNames(db, found.roleId, found.rights) };
}

/**
 * The account of an email, in the spelling of today or, where it has been kept since before that, in its own. Without its
 * rights, by whose reading a stranger could tell that there is one.
 */
export async function accountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const [spelt, kept] = [smallSpelling(email.trim()), email.trim().toLowerCase()];
  const found = await findByEmail(db, { spelt, kept, sid: '' });
  return found.find(one => one.email === spelt) ?? found[0];
}

export const accountById = async (db: Database, id: number): Promise<AccountWithRights | undefined> =>
  withRights(db, (await findById(db, { id, sid: '' }))[0]);

/** The account of a session that holds; undefined when it was ended or was begun before all of the account's were. */
export async function accountOfSession(
  db: Database,
  { user_id, sid, session_version }: Session,
): Promise<AccountWithRights | undefined> {
  const [account] = await findById(db, { id: user_id, sid });
  // A suspended one is given, so that its owner learns why nothing answers any more.
  const holds = account && (!account.isActive || (account.sessionVersion === session_version && !account.hasEnded));
  return holds ? withRights(db, account) : undefined;
}

/** A role of the agency's own making counts by its permissions alone. */
const standing = ({ isAdmin, roleName }: Account): Role | null =>
  roleNamed(roleNameOf({ is_admin: isAdmin, role_name: roleName }));

export const callerOf = (account: AccountWithRights): Caller => ({
  id: account.id,
  email: account.email,
  role: standing(account),
  permissions: account.permissions,
  branch: account.branch,
});
