import { type Principal, roleNamed } from './access.ts';
import { smallSpelling } from '../lookAlikes.ts';
import { covers, type Holdings, holdingsOf } from './holdings.ts';

/**
 * Nobody rises by a detour. What gives rights (a role, its permissions, `is_admin`, a password, being active) is an
 * administrator's to change, which the fields themselves say (`adminOnly`); this law guards the ways around them:
 * through an account that holds more, through the names by which an account is found again, through a role or a name
 * that means more than it says. Host and back office both ask it.
 */

/** Whoever wants to change something. */
export interface Asker extends Principal {
  readonly id: number | null;
}

/** A person's record as somebody's account. */
export interface Account {
  readonly id: number;
  /** Whether they may sign in, or could again: they have a password, a role, or the flag of administrators. */
  readonly signsIn: boolean;
  readonly holds: Holdings;
}

/** Why something stays closed to somebody who has the right to edit the record. */
export type Bar = 'holds_more' | 'account_admin_only' | 'own_email' | 'built_in_name' | 'permission_name';
type BarTo<B extends Bar> = B | undefined;

/** By these an account is known, and found again when its password is lost. */
export const accountNames = ['email', 'username'] as const;
const isAccountName = (field: string): boolean => accountNames.some(name => name === field);

/** Why nothing of an account may be changed by somebody: it holds what they do not. */
export const barToAccount = (who: Asker, account: Account): BarTo<'holds_more'> =>
  who.id === account.id || covers(holdingsOf(who), account.holds) ? undefined : 'holds_more';

/**
 * Why a field of a person stays closed. The email and the user name of an account are changed by administrators alone,
 * and nobody's own email in this way: that asks for the password, and for an answer from the new address.
 */
export function barToAccountField(
  who: Asker,
  account: Account,
  field: string,
): BarTo<'holds_more' | 'own_email' | 'account_admin_only'> {
  const bar = barToAccount(who, account);
  if (bar || !account.signsIn || !isAccountName(field)) return bar;
  if (who.id === account.id && field === 'email') return 'own_email';
  return who.role === 'admin' ? undefined : 'account_admin_only';
}

/** Why a person cannot be deleted: an account is deleted by administrators alone. */
export const barToDeletion = (who: Asker, account: Account): BarTo<'holds_more' | 'account_admin_only'> =>
  barToAccount(who, account) ?? (account.signsIn && who.role !== 'admin' ? 'account_admin_only' : undefined);

/** Why a role can be neither changed, deleted nor put on a menu by somebody. */
export const barToRole = (who: Principal, holds: Holdings): BarTo<'holds_more'> =>
  covers(holdingsOf(who), holds) ? undefined : 'holds_more';

/** Whether a role is one of those that the product itself knows, by name. */
export const isBuiltIn = (name: unknown): boolean => roleNamed(name) !== null;

/** Whether a role would be taken for one of those by its readers. */
const looksBuiltIn = (name: unknown): boolean => typeof name === 'string' && isBuiltIn(smallSpelling(name));

/** Why a role cannot have a name: those of the product's own roles are fixed. `now` is its name so far. */
export const barToRoleName = (name: unknown, now?: unknown): BarTo<'built_in_name'> =>
  name !== now && (looksBuiltIn(name) || isBuiltIn(now)) ? 'built_in_name' : undefined;

/** Why a permission cannot have another name: by the name it is known to whoever asks for it. */
export const barToPermissionName = (name: unknown, now?: unknown): BarTo<'permission_name'> =>
  now !== undefined && name !== now ? 'permission_name' : undefined;
