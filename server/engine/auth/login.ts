import { eq } from 'drizzle-orm';
import { smallSpelling } from '#catalog/engine/lookAlikes.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { password as passwordField } from '#catalog/engine/fields.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { user } from '#catalog/people/user.ts';
import { tableOf } from '../schema/tables.ts';
import type { Host } from '../context/host.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { Values } from '../context/values.ts';
import { type Account, accountByEmail, accountById, type AccountWithRights } from './account.ts';
import { identityOf } from './identity.ts';
import { placeOf, type Visitor } from './knownPlaces.ts';
import { namedEmail } from './namedEmail.ts';
import { hashPassword, isPassword } from '../kinds/password.ts';
import { countAtAccount, countAtAddress, forgetAttempts } from './throttle.ts';
import { issueToken, newSession } from './token.ts';

const PASSWORD = passwordField({ required: true, min: 1 });

function credentialsOf(body: Values): { email: string; password: string } {
  const email = namedEmail(body['email']);
  const password = parseValue(PASSWORD, body['password']);
  refuse([
    ...('code' in email ? [violation('email', email.code, email.params)] : []),
    ...('code' in password ? [violation('password', password.code, password.params)] : []),
  ]);
  return { email: String(body['email']).trim(), password: String(body['password']) };
}

/** Made once, so that an unknown email takes as long to refuse as a wrong password. */
const decoy = hashPassword('no account has this password');

async function verified(host: Host, account: Account | undefined, password: string): Promise<Account> {
  const other = await decoy;
  const matches = await isPassword(account?.password ?? other, password);
  if (!account && host.revealsUsers) throw new Problem(401, 'user-not-found');
  if (!account?.password || !matches) throw new Problem(401, 'wrong-password');
  if (!account.isActive) throw new Problem(401, 'user-disabled');
  return account;
}

/**
 * Signs in by email and password; gives the account. 400 on missing values, 401 `wrong-password` (decision D3),
 * 429 `throttled`.
 */
export async function login(host: Host, body: Values, visitor: Visitor): Promise<AccountWithRights> {
  const { email, password } = credentialsOf(body);
  const from = { doorway: 'login', account: smallSpelling(email), address: visitor.address } as const;
  await countAtAddress(host, from);
  const found = await accountByEmail(host.db, email);
  const attempt = { ...from, place: await placeOf(host, visitor, found) };
  await countAtAccount(host, attempt);
  const account = await verified(host, found, password);
  await forgetAttempts(host, attempt);
  const users = tableOf(user);
  await host.db.update(users).set({ last_login: host.clock() }).where(eq(users.id, account.id));
  const signedIn = await accountById(host.db, account.id);
  if (!signedIn) throw new Problem(401, 'wrong-password');
  return signedIn;
}

/** The contract's answer to a sign-in: token, identity, role and permissions. */
export const welcomeOf = async (host: Host, account: AccountWithRights): Promise<Values> => ({
  access: await issueToken(newSession(account, host), host),
  ...(await identityOf(host.db, account)),
});
