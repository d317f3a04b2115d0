import { createHash, randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import { isId } from '../../catalog/parse.ts';
import type { Host } from '../host.ts';
import { Problem } from '../http/problem.ts';

/** Life of an access token in seconds: a long working day. */
const LIFETIME = 12 * 60 * 60;

export interface Claims {
  readonly user_id: number;
  /** Fingerprint of the password's hash: a changed password ends every session. */
  readonly stamp: string;
}

export const passwordStamp = (hashed: string | null): string =>
  createHash('sha256').update(hashed ?? '').digest('base64url').slice(0, 16);

/** A signed access token (HS256) with the claims of the contract. */
export function issueToken(claims: Claims, host: Host, lifetime = LIFETIME): Promise<string> {
  const now = Math.floor(host.clock().getTime() / 1000);
  return sign({ ...claims, token_type: 'access', iat: now, exp: now + lifetime, jti: randomUUID() }, host.secret, 'HS256');
}

/** Reads a token; 401 `token_expired` or `token_not_valid`. */
export async function readToken(token: string, host: Host): Promise<Claims> {
  // The library would judge by the machine's clock; the host has its own.
  const claims = await verify(token, host.secret, { alg: 'HS256', exp: false, iat: false }).catch(() => {
    throw new Problem(401, 'token_not_valid');
  });
  const { user_id: id, stamp, exp } = claims;
  if (!isId(Number(id)) || typeof stamp !== 'string' || typeof exp !== 'number') throw new Problem(401, 'token_not_valid');
  if (exp * 1000 <= host.clock().getTime()) throw new Problem(401, 'token_expired');
  return { user_id: Number(id), stamp };
}
