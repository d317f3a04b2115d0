import { accountNames, barToAccount, barToAccountField, barToDeletion } from '#catalog/engine/access/accountLaw.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { RequestContext, Effect } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { lock } from '../../platform/db/lock.ts';
import { forbid, Problem } from '../../platform/problem.ts';
import { queueMail } from '../../engine/mail/outbox.ts';
import { toldInEveryLanguage } from '../../engine/mail/writtenMail.ts';
import { accountOf, activeAdministrators, holdingsOfRoleId } from './accounts.ts';

/** What makes somebody an administrator who can sign in. */
const standing = ['role', 'is_admin', 'is_active'] as const;

/**
 * Keeps an administrator in the house: of two that are demoted at once, the second is looked at when the first is done.
 */
async function keepAdministrator(tx: Database, { before, after }: { before: Wire; after?: Wire }): Promise<void> {
  if (before['is_active'] !== true || standing.every(name => after?.[name] === before[name])) return;
  if (before['is_admin'] !== true && before['role'] === null) return;
  await lock(tx, ['active administrators']);
  if ((await activeAdministrators(tx)) === 0) throw new Problem(409, 'last_administrator');
}

/** Whoever gave up their own role of administrators could not take it back. */
async function keepOwnRole(tx: Database, { caller }: RequestContext, { before, after }: { before: Wire; after: Wire }) {
  const { id, role } = before;
  if (id !== caller.id || role === after['role'] || typeof role !== 'number') return;
  if ((await holdingsOfRoleId(tx, role)) === 'everything') throw new Problem(409, 'own_account');
}

/** The owner of an account learns at the address of before that it has another, whoever changed it. */
async function tellFormerAddress(
  tx: Database,
  { host }: RequestContext,
  { before, after }: { before: Wire; after: Wire },
): Promise<void> {
  if (before['email'] === after['email'] || !(await accountOf(tx, Number(after['id'])))?.signsIn) return;
  await queueMail(
    tx,
    host,
    toldInEveryLanguage(host, String(before['email']), 'email_changed', { email: String(after['email']) }),
  );
}

/** Holds the law on accounts for every entity whose records may sign in, whichever call changes them. */
export const accountGuard: Effect = {
  async check(tx, { caller }, merged) {
    const account = typeof merged['id'] === 'number' ? await accountOf(tx, merged['id']) : undefined;
    if (!account) return [];
    return accountNames
      .filter(name => merged[name] !== account[name])
      .flatMap(name => {
        const bar = barToAccountField(caller, account, name);
        return bar ? [violation(name, bar)] : [];
      });
  },
  async afterChange(tx, request, { before, after }) {
    if (!before) return;
    if (after) await keepOwnRole(tx, request, { before, after });
    await keepAdministrator(tx, { before, ...(after && { after }) });
    if (after) await tellFormerAddress(tx, request, { before, after });
  },
  async beforeChange(tx, { caller }, stored) {
    const account = await accountOf(tx, Number(stored['id']));
    if (account && barToAccount(caller, account)) forbid('holds_more');
  },
  async beforeDelete(tx, { caller }, stored) {
    const account = await accountOf(tx, Number(stored['id']));
    const bar = account && barToDeletion(caller, account);
    if (bar) forbid(bar);
  },
  async closes(db, { entity, caller }, stored) {
    const account = await accountOf(db, Number(stored['id']));
    if (!account) return [];
    return Object.keys(entity.fields).flatMap(field => {
      const because = barToAccountField(caller, account, field);
      return because ? [{ field, because }] : [];
    });
  },
};
