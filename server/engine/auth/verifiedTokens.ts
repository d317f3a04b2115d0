import type { Session } from '../../platform/http/Session.ts';

/** What a token whose signature was verified says, and the second from which it is over. */
export interface Verified {
  readonly secret: string;
  readonly session: Session;
  readonly until: number;
}

/** Tokens kept at most: those in use by an office, so that others' do not fill the memory. */
const MOST = 2_000;
const kept = new Map<string, Verified>();

/** What a token says that was verified under the secret before. It never changes; whether it is over, its reader asks. */
export function verifiedBefore(token: string, secret: string): Verified | undefined {
  const found = kept.get(token);
  return found?.secret === secret ? found : undefined;
}

/** Keeps what a good token says, in the place of the one that has been kept for longest. */
export function keepVerified(token: string, verified: Verified): void {
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(token, verified);
}
