import { eq } from 'drizzle-orm';
import { role as roleEntity } from '#catalog/access/role.ts';
import { user } from '#catalog/people/user.ts';
import { entities } from '#catalog/registry/entities.ts';
import { email as emailField, password as passwordField } from '#catalog/engine/fields.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { insertRow } from '../crud/store.ts';
import { tableOf } from '../schema/tables.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import { StartError } from '../../platform/StartError.ts';
import { hashPassword } from '../kinds/password.ts';

const nobody: Caller = { id: null, email: null, role: 'admin', permissions: null, branch: null };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Whether the credentials can be an account's; an unusable password would lock everybody out. */
function checked({ email, password }: Credentials): string {
  const parsed = parseValue(emailField({ required: true }), email);
  if ('code' in parsed) throw new StartError('ADMIN_EMAIL is not an email address.');
  if ('code' in parseValue(passwordField({ required: true }), password))
    throw new StartError('ADMIN_PASSWORD needs at least 12 characters.');
  return String(parsed.value);
}

/**
 * Creates the administrator that ADMIN_EMAIL and ADMIN_PASSWORD name, in a database that has no user at all.
 * Gives whether it did. Throws when the credentials cannot be used.
 */
export async function createFirstAdministrator(db: Database, credentials: Credentials, now: Date): Promise<boolean> {
  const users = tableOf(user);
  if ((await db.$count(users)) > 0) return false;
  const email = checked(credentials);
  const roles = tableOf(roleEntity);
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, 'ADMIN'));
  const values = {
    first_name: 'Administrator',
    email,
    username: email.split('@')[0],
    password: await hashPassword(credentials.password),
    is_active: true,
    is_admin: true,
    role: role?.id ?? null,
  };
  await insertRow(db, entities.user, values, { caller: nobody, now });
  return true;
}
