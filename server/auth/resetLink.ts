import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../catalog/texts.ts';
import type { Caller, Host } from '../host.ts';
import type { Account } from './account.ts';

/** The page to which a link leads. */
const PAGE = '/reset-password';

/** The page to which a link leads that confirms another address of the account. */
export const CONFIRM_EMAIL = '/confirm-email';

/** Who opens a link, and how they read. */
export interface Visit {
  readonly address: string;
  readonly locale: Locale;
}

/** Whoever holds the link acts in the account's name, with no right beyond it. */
export const ownerOf = ({ id, email }: Pick<Account, 'id' | 'email'>): Caller => ({
  id,
  email,
  role: null,
  permissions: null,
  branch: null,
});

/** Such a link in a text. */
const LINK = /\S*\/(?:reset-password|confirm-email)\?\S+/;

/** Life of a link in seconds. */
const LIFETIME = 60 * 60;

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
  const expiry = Math.floor(host.clock().getTime() / 1000) + LIFETIME;
  return `${expiry}.${signature(account, expiry, host)}`;
}

/** Where a link for the account leads, below the address of the back office. */
export const resetPath = (account: Linked, host: Pick<Host, 'secret' | 'clock'>): string =>
  `${PAGE}?uid=${account.id}&token=${resetToken(account, host)}`;

export const hasResetLink = (text: string): boolean => LINK.test(text);

/** A text without the links that would open an account to whoever reads it. */
export const withoutResetLinks = (text: string): string => text.replace(new RegExp(LINK, 'g'), '…');

/** Whether this host made the token for the account as it is now, within the last hour. */
export function opensReset(account: Linked, token: string, host: Pick<Host, 'secret' | 'clock'>): boolean {
  const [, expiry, given] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (!given || Number(expiry) * 1000 <= host.clock().getTime()) return false;
  const [wanted, found] = [Buffer.from(signature(account, Number(expiry), host)), Buffer.from(given)];
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
