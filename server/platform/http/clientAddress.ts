import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Platform } from '../services/Platform.ts';
import type { Env } from './Env.ts';
import { addressOf, isTrusted } from './trustedProxies.ts';
import type { Address } from '../services/Networks.ts';

/** An application called without a socket has one caller. */
const NO_SOCKET = 'in-process';

/** Most hops that are looked at; nobody stands behind more proxies of their own. */
const MOST_HOPS = 20;

/** A provider gives a customer 64 bits of IPv6 to choose from, so they all are one address. */
function spelt(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  return `${address
    .toByteArray()
    .slice(0, 8)
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')}::/64`;
}

/** An entry of the header, which some proxies write with its port. */
const hopOf = (entry: string): Address | undefined => {
  const text = entry.trim();
  return addressOf(/^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1'));
};

/**
 * The client's address, for counting what it does. Behind proxies of `TRUSTED_PROXIES` it is the nearest one of
 * `X-Forwarded-For` that is none of them, read from the right: what stands further left is whatever the client wrote.
 * The header of anybody else is passed over.
 */
export function clientAddress(context: Context<Env>, { trustedProxies }: Pick<Platform, 'trustedProxies'>): string {
  const env: unknown = context.env;
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return NO_SOCKET;
  let client = addressOf(getConnInfo(context).remote.address ?? '');
  if (!client) return 'unknown';
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').slice(-MOST_HOPS);
  while (isTrusted(client, trustedProxies)) {
    const hop = hopOf(hops.pop() ?? '');
    if (!hop) break;
    client = hop;
  }
  return spelt(client);
}
