import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Env } from '../host.ts';

/** Address of the caller, for throttling. An application called without a socket has one caller. */
export function clientAddress(context: Context<Env>): string {
  const env: unknown = context.env;
  return typeof env === 'object' && env !== null && 'incoming' in env ? (getConnInfo(context).remote.address ?? 'unknown') : 'in-process';
}
