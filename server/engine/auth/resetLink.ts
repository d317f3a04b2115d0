import { createHmac } from 'node:crypto';
import type { Host } from '../context/host.ts';
import type { Account } from './account.ts';
import { expiryOf, isOver, isSame, RESET_PASSWORD } from './mailedLink.ts';

/** What of an account a link is bound to. */
type Linked = Pick<Account, 'id' | 'sessionVersion'>;

/**
 * Bound to the version of the sessions, which a new password, another email and a suspension count up: a used link, or
 * one of before any of these changed, opens nothing, also when the email is the same again.
 */
const signature = ({ id, sessionVersion }: Linked, expiry: number, { secret }: Pick<Host, 'secret'>): string =>
  createHmac('sha256', secret).update(`reset ${id} ${sessionVersion} ${expiry}`).digest('base64url');

/** The secret part of a link by which the account's owner chooses a new password. */
function resetToken(account: Linked, host: Pick<Host, 'secret' | 'clock'>): string {
  const expiry = expiryOf(host.clock());
  return `${expiry}.${signature(account, expiry, host)}`;
}

/** Where a link for the account leads, below the address of the back office. */
export const resetPath = (account: Linked, host: Pick<Host, 'secret' | 'clock'>): string =>
  `${RESET_PASSWORD}?uid=${account.id}&token=${resetToken(account, host)}`;

/** Whether this host made the token for the account as it is now, within the last hour. */
export function opensReset(account: Linked, token: string, host: Pick<Host, 'secret' | 'clock'>): boolean {
  const [, expiry, given] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  return (
    given !== undefined && !isOver(Number(expiry), host) && isSame(signature(account, Number(expiry), host), given)
  );
}
