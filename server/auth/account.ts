import { eq, type SQL } from 'drizzle-orm';
import { type Role, roleNamed } from '../../catalog/access.ts';
import { standingOf } from '../../catalog/access/standing.ts';
import { entities } from '../../catalog/entities.ts';
import { columnOf, joinTable, tableOf } from '../db/tables.ts';
import type { Caller, Database } from '../host.ts';

const users = tableOf(entities.user);
const employees = tableOf(entities.employee);
const roles = tableOf(entities.role);
const permissions = tableOf(entities.permission);
const grants = joinTable(entities.role, 'permissions', 'permission');
const of = (table: typeof users, name: string) => columnOf(table, name);

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
}

async function findAccount(db: Database, where: SQL): Promise<Account | undefined> {
  const [row] = await db.select({
    id: of(users, 'id'),
    email: of(users, 'email'),
    username: of(users, 'username'),
    image: of(users, 'image'),
    password: of(users, 'password'),
    isActive: of(users, 'is_active'),
    isAdmin: of(users, 'is_admin'),
    roleId: of(users, 'role'),
    roleName: of(roles, 'name'),
    branch: of(employees, 'branch'),
  }).from(users).leftJoin(roles, eq(of(users, 'role'), of(roles, 'id')))
    .leftJoin(employees, eq(of(employees, 'id'), of(users, 'id'))).where(where);
  // The columns are those of the catalogue, whose types the table does not carry.
  return row as Account | undefined;
}

export const accountByEmail = (db: Database, email: string) => findAccount(db, eq(of(users, 'email'), email.trim().toLowerCase()));
export const accountById = (db: Database, id: number) => findAccount(db, eq(of(users, 'id'), id));

/** Names of the permissions that a role holds. */
export async function permissionsOf(db: Database, roleId: number | null): Promise<string[]> {
  if (roleId === null) return [];
  const rows = await db.select({ name: of(permissions, 'name') }).from(grants)
    .innerJoin(permissions, eq(of(grants, 'target'), of(permissions, 'id')))
    .where(eq(of(grants, 'owner'), roleId)).orderBy(of(permissions, 'name'));
  return rows.map(row => String(row.name));
}

/** A role of the agency's own making counts by its permissions alone. */
const standing = ({ isAdmin, roleName }: Account): Role | null => roleNamed(standingOf({ is_admin: isAdmin, role_name: roleName }));

export async function callerOf(db: Database, account: Account): Promise<Caller> {
  const names = await permissionsOf(db, account.roleId);
  return { id: account.id, email: account.email, role: standing(account), permissions: new Set(names), branch: account.branch };
}
