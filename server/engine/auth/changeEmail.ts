import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { email as emailField } from '#catalog/engine/fields.ts';
import { idFrom, parseValue } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { lockRecords } from '../records/select.ts';
import { updateRow } from '../crud/store.ts';
import { isTaken } from '../crud/validate.ts';
import type { Values } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { inTransaction } from '../crud/write.ts';
import { emailRequest } from '../schema/systemTables.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { recordChange } from '../records/recordHistory.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { queueMail } from '../mail/outbox.ts';
import { pageLink, writtenMail } from '../mail/writtenMail.ts';
import { type Account, accountById } from './account.ts';
import { demandPassword } from './changePassword.ts';
import { CONFIRM_EMAIL, expiryOf, isOver, isSame, ownerOf, refuseLink, type Visit } from './mailedLink.ts';
import { countAttempt } from './throttle.ts';

const { user } = entities;
const EMAIL = emailField({ required: true });

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The new address, or what is wrong with it. That another account has it is told to its asker only after the password.
 */
function addressIn({ email }: Values, { email: now }: Account): string {
  const parsed = parseValue(EMAIL, email);
  if ('code' in parsed) refuse([violation('email', parsed.code, parsed.params)]);
  const address = 'value' in parsed ? String(parsed.value) : '';
  if (address === now) refuse([violation('email', 'same_email')]);
  return address;
}

/**
 * Asks for another address to sign in with: with the password, and in force only when it is confirmed from there. The
 * newest request alone counts. The address of now is told. 400 by field, 401, 429 `throttled`.
 */
export async function requestEmail(
  host: Host,
  { id, email: own }: Caller,
  body: Values,
  { address, locale }: Visit,
): Promise<void> {
  const account = id === null ? undefined : await accountById(host.db, id);
  if (!account || id === null) throw new Problem(401, 'token_missing');
  const email = addressIn(body, account);
  await demandPassword(host, account, { field: 'password', given: body['password'] });
  // What sends mail is counted for the account and for the address that gets it.
  for (const one of [own ?? '', email]) await countAttempt(host, { doorway: 'reset', account: one, address });
  if (await isTaken(host.db, user, { name: 'email', value: email, except: id })) refuse([violation('email', 'taken')]);
  const token = randomBytes(32).toString('base64url');
  const request = {
    email,
    token: hashOf(token),
    session_version: account.sessionVersion,
    at: host.clock(),
  };
  const link = pageLink(host, `${CONFIRM_EMAIL}?uid=${id}&token=${token}`);
  await transact(host.db, async tx => {
    await tx
      .insert(emailRequest)
      .values({ user: id, ...request })
      .onConflictDoUpdate({ target: emailRequest.user, set: request });
    await queueMail(tx, host, writtenMail(host, { email, locale }, 'email_confirmation', { link }));
    await queueMail(tx, host, writtenMail(host, { email: account.email, locale }, 'email_requested', { email }));
  });
}

type Request = typeof emailRequest.$inferSelect;

/**
 * Whether a token answers the request, and neither the hour nor what ends sessions (another password or email, a
 * suspension) has ended it.
 */
const answers = (account: Account, request: Request, token: string, host: Host): boolean =>
  isSame(request.token, hashOf(token)) &&
  account.isActive &&
  account.sessionVersion === request.session_version &&
  !isOver(expiryOf(request.at), host);

async function setEmail(tx: Database, host: Host, account: Account, email: string): Promise<void> {
  const { id, email: former } = account;
  if (await isTaken(tx, user, { name: 'email', value: email, except: id })) refuse([violation('email', 'taken')]);
  const owner = ownerOf(account);
  await updateRow(tx, user, { id, values: { email } }, { caller: owner, now: host.clock() });
  await recordChange(tx, host, owner, {
    entity: user.name,
    record: id,
    action: 'update',
    before: { email: former },
    after: { email },
  });
}

/**
 * Gives an account the address that its owner confirms by the link of a mail, once. 400 `link_expired` on `token`,
 * `taken` on `email`, 429.
 */
export async function confirmEmail(host: Host, body: Values, { address, locale }: Visit): Promise<void> {
  const id = idFrom(body['uid']);
  await countAttempt(host, { doorway: 'confirm', account: String(id ?? ''), address });
  await inTransaction({ host, entity: user }, async tx => {
    if (id) await lockRecords(tx, user, [id]);
    const account = id ? await accountById(tx, id) : undefined;
    const [request] = id ? await tx.select().from(emailRequest).where(eq(emailRequest.user, id)) : [];
    if (!account || !request || !answers(account, request, String(body['token']), host)) return refuseLink();
    await setEmail(tx, host, account, request.email);
    await tx.delete(emailRequest).where(eq(emailRequest.user, account.id));
    await queueMail(
      tx,
      host,
      writtenMail(host, { email: account.email, locale }, 'email_changed', { email: request.email }),
    );
  });
}
