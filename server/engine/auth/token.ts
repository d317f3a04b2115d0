import { randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import { isId } from '#catalog/engine/parse.ts';
import type { Host } from '../context/host.ts';
import { Problem } from '../../platform/problem.ts';
import type { Session } from '../../platform/http/Session.ts';
import { keepVerified, type Verified, verifiedBefore } from './verifiedTokens.ts';

/** Life of an access token in seconds: a long working day. */
const LIFETIME = 12 * 60 * 60;

/** Life of a session in seconds, however often its token is renewed. */
const LONGEST = 24 * 60 * 60;

const secondsOf = ({ clock }: Pick<Host, 'clock'>): number => Math.floor(clock().getTime() / 1000);

/** The session of somebody who has just given their password. */
export const newSession = (
  { id, sessionVersion }: { id: number; sessionVersion: number },
  host: Pick<Host, 'clock'>,
): Session => ({ user_id: id, sid: randomUUID(), session_version: sessionVersion, auth_time: secondsOf(host) });

/** When no token of the session can be good any more, in seconds since 1970. */
export const lastSecond = ({ auth_time: start }: Session): number => start + LONGEST;

/**
 * A signed access token (HS256) with the claims of the contract, good for twelve hours at most and within its session.
 */
export function issueToken(
  session: Session,
  host: Pick<Host, 'clock' | 'secret'>,
  lifetime = LIFETIME,
): Promise<string> {
  const now = secondsOf(host);
  const { user_id, sid, session_version, auth_time } = session;
  const exp = Math.min(now + lifetime, lastSecond(session));
  const claims = { user_id, sid, session_version, auth_time, token_type: 'access', iat: now, exp, jti: randomUUID() };
  return sign(claims, host.secret, 'HS256');
}

/** What a token says that was signed here, over or not; 401 `token_not_valid` for any other. */
async function verified(token: string, { secret }: Pick<Host, 'secret'>): Promise<Verified> {
  // The library would judge by the machine's clock; the host has its own.
  const claims = await verify(token, secret, { alg: 'HS256', exp: false, iat: false }).catch(() => {
    throw new Problem(401, 'token_not_valid');
  });
  const { user_id, sid, session_version, auth_time, token_type: type, exp } = claims;
  const isWhole =
    isId(Number(user_id)) &&
    typeof sid === 'string' &&
    Number.isInteger(session_version) &&
    Number.isInteger(auth_time);
  if (!isWhole || type !== 'access' || typeof exp !== 'number') throw new Problem(401, 'token_not_valid');
  const session = {
    user_id: Number(user_id),
    sid,
    session_version: Number(session_version),
    auth_time: Number(auth_time),
  };
  return { secret, session, until: Math.min(exp, lastSecond(session)) };
}

/**
 * Reads a token; 401 `token_expired` or `token_not_valid`. The signature is verified at the first call with it: whether
 * the session still holds is asked of the database at each.
 */
export async function readToken(token: string, host: Pick<Host, 'clock' | 'secret'>): Promise<Session> {
  const known = verifiedBefore(token, host.secret);
  const { session, until } = known ?? (await verified(token, host));
  if (until * 1000 <= host.clock().getTime()) throw new Problem(401, 'token_expired');
  if (!known) keepVerified(token, { secret: host.secret, session, until });
  return session;
}
