import { createHmac } from 'node:crypto';
import type { Host } from '../context/host.ts';

/**
 * The key under which a browser may write down what its user has typed and not saved: always the same for them, told to
 * them alone, and kept nowhere. 256 bits in base64.
 */
export const draftKey = (host: Host, user: number): string =>
  createHmac('sha256', host.secret).update(`drafts of ${user}`).digest('base64');
