import { createHmac, randomBytes } from 'node:crypto';
import type { Host } from '../context/host.ts';

/**
 * The key under which a browser may write down what its user has typed and not saved: always the same for them, told to
 * them alone, and kept nowhere. 256 bits.
 */
const draftKey = (host: Host, user: number): Buffer =>
  createHmac('sha256', host.secret).update(`drafts of ${user}`).digest();

/**
 * The key as it is told: a mask that is another each time, and the key under it, in base64. The length of a packed
 * answer with a text that somebody else has chosen would tell of a key that is spelt the same each time.
 */
export function maskedDraftKey(host: Host, user: number): string {
  const key = draftKey(host, user);
  const mask = randomBytes(key.length);
  return Buffer.concat([mask, key.map((byte, at) => byte ^ (mask[at] ?? 0))]).toString('base64');
}
