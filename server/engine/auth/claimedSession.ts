import type { Context } from 'hono';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { readToken } from './token.ts';
import type { Session } from '../../platform/http/Session.ts';

/**
 * The session that a call claims by its bearer token, whose signature is verified once for all who ask; undefined
 * without a token. 401 when the token was not signed here, or is over.
 */
export function claimedSession(context: Context<Env>, host: Host): Promise<Session> | undefined {
  const bearer = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
  if (!bearer) return undefined;
  const claimed = context.get('claimed') ?? readToken(bearer, host);
  context.set('claimed', claimed);
  return claimed;
}
