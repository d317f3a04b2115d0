import ipaddr from 'ipaddr.js';
import { StartError } from '../StartError.ts';
import type { Address, Networks } from '../services/Networks.ts';

/** Reads an address in its usual spelling; one of IPv4 within IPv6 is the one of IPv4. Undefined for anything else. */
export function addressOf(text: string): Address | undefined {
  const [bare = ''] = text.split('%');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  return bare.includes(':') && ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : undefined;
}

function network(text: string): readonly [Address, number] {
  const [spelt = '', bits, ...more] = text.split('/');
  const address = addressOf(spelt);
  const most = address?.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? most : Number(/^\d{1,3}$/.test(bits) ? bits : Number.NaN);
  if (!address || more.length > 0 || !(length <= most))
    throw new StartError(`TRUSTED_PROXIES is no list of addresses: ${text}.`);
  // Whoever may speak for everybody lets everybody choose an address.
  if (length === 0) throw new StartError(`TRUSTED_PROXIES cannot be everybody: ${text}.`);
  return [address, length];
}

/**
 * Reads `TRUSTED_PROXIES`: addresses and networks such as `10.0.0.0/8, 2001:db8::1`, apart by commas or blanks. Throws
 * for anything else.
 */
export const readTrustedProxies = (text: string): Networks =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(network);

export const isTrusted = (address: Address, networks: Networks): boolean =>
  networks.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
