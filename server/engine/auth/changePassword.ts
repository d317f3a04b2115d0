import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { password as passwordField } from '#catalog/engine/fields.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Values } from '../context/values.ts';
import { recordChange } from '../records/recordHistory.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { forHistory } from '../records/record.ts';
import { updateRow } from '../crud/store.ts';
import { type Account, accountById } from './account.ts';
import { hashPassword, isPassword } from '../kinds/password.ts';
import { countAttempt, forgetAttempts } from './throttle.ts';

const PASSWORD = passwordField({ required: true });

/** Guesses are counted as those at the door are: a borrowed session must not try its owner's passwords. */
export async function demandPassword(
  host: Host,
  { id, email, password }: Account,
  { field, given }: { field: string; given: unknown },
): Promise<void> {
  const attempt = { doorway: 'old_password', account: email, address: String(id) } as const;
  await countAttempt(host, attempt);
  const isRight = typeof given === 'string' && password && (await isPassword(password, given));
  if (!isRight) throw new Problem(400, 'invalid', { violations: [violation(field, 'wrong_password')] });
  await forgetAttempts(host, attempt);
}

/** Stores a hashed password, which ends the account's sessions, and leaves a trace of it. */
export async function setPassword(
  tx: Database,
  host: Host,
  { caller, id, hashed }: { caller: Caller; id: number; hashed: string },
): Promise<void> {
  await updateRow(tx, entities.user, { id, values: { password: hashed } }, { caller, now: host.clock() });
  await recordChange(tx, host, caller, {
    entity: 'user',
    record: id,
    action: 'update',
    before: {},
    after: forHistory(entities.user, { password: hashed }, ['password']),
  });
}

/**
 * Sets a password: one's own with the old one, another's only as an administrator. Ends the account's sessions; gives
 * the account with its new password. 400 `wrong_password` on `old_password`, `passwords_differ`, `too_short`; 401, 403,
 * 404, 429.
 */
export async function changePassword(
  host: Host,
  { caller, id }: { caller: Caller; id: number },
  body: Values,
): Promise<Account> {
  if (caller.id === null) throw new Problem(401, 'token_missing');
  const isOwn = caller.id === id;
  if (!isOwn && !(caller.role === 'admin' && allowed(caller, entities.user, 'edit')))
    throw new Problem(403, 'permission_denied');
  const account = await accountById(host.db, id);
  if (!account) throw new Problem(404, 'not_found');
  const password = body['password'] ?? body['new_password'];
  const parsed = parseValue(PASSWORD, password);
  if ('code' in parsed)
    throw new Problem(400, 'invalid', { violations: [violation('password', parsed.code, parsed.params)] });
  if (body['confirm_password'] !== password) refuse([violation('confirm_password', 'passwords_differ')]);
  if (isOwn) await demandPassword(host, account, { field: 'old_password', given: body['old_password'] });
  const hashed = await hashPassword(String(parsed.value));
  await transact(host.db, tx => setPassword(tx, host, { caller, id, hashed }));
  return { ...account, password: hashed };
}
