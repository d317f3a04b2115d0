import { entities } from '#catalog/registry/entities.ts';
import { password as passwordField } from '#catalog/engine/fields.ts';
import { idFrom, parseValue } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { lockRecords } from '../records/select.ts';
import type { Values } from '../context/values.ts';
import { keepIf } from '../../platform/db/keepIf.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Host } from '../context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { queueMail } from '../mail/outbox.ts';
import { pageLink, writtenMail } from '../mail/writtenMail.ts';
import { type Account, accountByEmail, accountById, signsIn } from './account.ts';
import { setPassword } from './changePassword.ts';
import { ownerOf, refuseLink, type Visit } from './mailedLink.ts';
import { hashPassword } from '../kinds/password.ts';
import { namedEmail } from './namedEmail.ts';
import { opensReset, resetPath } from './resetLink.ts';
import { countAttempt } from './throttle.ts';

const PASSWORD = passwordField({ required: true });

/** Stands for an account that there is not, so that as much is done for it. */
const nobody = { id: 0, sessionVersion: 0 };

/** A person who has no account yet, such as a customer entered by staff, gets none by forgetting its password. */
const mayReset = (account: Account | undefined): account is Account =>
  account !== undefined && account.isActive && signsIn(account);

/**
 * Mails a link to choose a new password, if the email is an active account's; neither answer nor work tells whether it
 * is. 429 `throttled`.
 */
export async function askForReset(host: Host, body: Values, { address, locale }: Visit): Promise<void> {
  const email = namedEmail(body['email']);
  if ('code' in email) return refuse([violation('email', email.code, email.params)]);
  await countAttempt(host, { doorway: 'reset', account: String(email.value), address });
  const account = await accountByEmail(host.db, String(body['email']));
  const link = pageLink(host, resetPath(account ?? nobody, host));
  const mail = writtenMail(host, { email: account?.email ?? String(email.value), locale }, 'password_reset', { link });
  await transact(host.db, tx => keepIf(mayReset(account), tx, part => queueMail(part, host, mail)));
}

const opens = (account: Account | undefined, token: unknown, host: Host): account is Account =>
  mayReset(account) && opensReset(account, String(token), host);

/** Passes over a link that would open now, and leaves it as it is. 400 `link_expired` on `token`, 429 `throttled`. */
export async function checkReset(host: Host, body: Values, { address }: Visit): Promise<void> {
  const id = idFrom(body['uid']);
  await countAttempt(host, { doorway: 'check', account: String(id ?? ''), address });
  const account = id ? await accountById(host.db, id) : undefined;
  if (!opens(account, body['token'], host)) refuseLink();
}

/**
 * Sets the password that the owner of a link chose, once, and ends the account's sessions. 400 by field, 429
 * `throttled`.
 */
export async function confirmReset(host: Host, body: Values, { address, locale }: Visit): Promise<Account> {
  const id = idFrom(body['uid']);
  const password = parseValue(PASSWORD, body['new_password']);
  refuse('code' in password ? [violation('new_password', password.code, password.params)] : []);
  await countAttempt(host, { doorway: 'confirm', account: String(id ?? ''), address });
  const hashed = await hashPassword(String(body['new_password']));
  return transact(host.db, async tx => {
    if (id) await lockRecords(tx, entities.user, [id]);
    const account = id ? await accountById(tx, id) : undefined;
    if (!id || !opens(account, body['token'], host)) return refuseLink();
    await setPassword(tx, host, { caller: ownerOf(account), id, hashed });
    await queueMail(tx, host, writtenMail(host, { email: account.email, locale }, 'password_changed'));
    return { ...account, password: hashed };
  });
}
