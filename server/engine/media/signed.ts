import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Host } from '../context/host.ts';

/** How long a link to a sealed picture works at least, and for how long its text stays the same, in seconds. */
const LIFETIME = 15 * 60;

const signature = (path: string, expiry: number, host: Host): string =>
  createHmac('sha256', host.secret).update(`media ${path} ${expiry}`).digest('base64url');

/**
 * A link to a sealed file that works for a quarter to half an hour: an `<img>` cannot send a token. Its expiry is
 * rounded up, because a record that is read again must not look changed for its links alone.
 */
export function signed(path: string, host: Host): string {
  const now = Math.floor(host.clock().getTime() / 1000);
  const expiry = (Math.ceil(now / LIFETIME) + 1) * LIFETIME;
  return `${path}?exp=${expiry}&sig=${signature(path, expiry, host)}`;
}

export const withoutSignature = (link: string): string => link.split('?')[0] ?? '';

/** Whether a link was signed by this host and has not expired. */
export function isSigned(path: string, query: { exp?: string; sig?: string }, host: Host): boolean {
  const expiry = Number(query.exp);
  if (!Number.isInteger(expiry) || expiry * 1000 < host.clock().getTime()) return false;
  const expected = Buffer.from(signature(path, expiry, host));
  const given = Buffer.from(query.sig ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
