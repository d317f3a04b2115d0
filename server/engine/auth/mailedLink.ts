import { timingSafeEqual } from 'node:crypto';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { Problem } from '../../platform/problem.ts';
import type { Account } from './account.ts';

/** Pages to which a link of a mail leads: to choose a password, and to confirm another address of the account. */
export const RESET_PASSWORD = '/reset-password';
export const CONFIRM_EMAIL = '/confirm-email';

/** Such a link in a text, also as PostgreSQL spells it. */
export const CLOSED_LINK = `\\S*(?:${RESET_PASSWORD}|${CONFIRM_EMAIL})\\?\\S+`;
const LINK = new RegExp(CLOSED_LINK);

/** Life of a link in seconds. */
const LIFETIME = 60 * 60;

/** Who opens a link, and how they read. */
export interface Visit {
  readonly address: string;
  readonly locale: Locale;
}

/** When a link opens nothing any more, in seconds since 1970. */
export const expiryOf = (made: Date): number => Math.floor(made.getTime() / 1000) + LIFETIME;

export const isOver = (expiry: number, { clock }: Pick<Host, 'clock'>): boolean => expiry * 1000 <= clock().getTime();

/** Compares what a link carries with what it should; the time tells nothing of where they differ. */
export function isSame(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** 400 `link_expired` on `token`, whatever is wrong with a link: nobody learns how near they came. */
export function refuseLink(): never {
  throw new Problem(400, 'invalid', { violations: [violation('token', 'link_expired')] });
}

/** Whoever holds the link acts in the account's name, with no right beyond it. */
export const ownerOf = ({ id, email }: Pick<Account, 'id' | 'email'>): Caller => ({
  id,
  email,
  role: null,
  permissions: null,
  branch: null,
});

export const hasMailedLink = (text: string): boolean => LINK.test(text);

/** A text without the links that would open an account to whoever reads it. */
export const withoutMailedLinks = (text: string): string => text.replace(new RegExp(LINK, 'g'), '…');
