import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Env } from '../../server/platform/http/Env.ts';
import { clientAddress } from '../../server/platform/http/clientAddress.ts';
import { readTrustedProxies } from '../../server/platform/http/trustedProxies.ts';

const trustedProxies = readTrustedProxies('10.0.0.0/8, 192.0.2.7 2001:db8:ffff::/48');
const app = new Hono<Env>().get('/', context => context.text(clientAddress(context, { trustedProxies })));

async function seen(remoteAddress: string, headers: Record<string, string> = {}): Promise<string> {
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
}
const forwarded = (remoteAddress: string, list: string) => seen(remoteAddress, { 'x-forwarded-for': list });

describe('the address of a client', () => {
  it('is that of the connection, whatever somebody who is no proxy of ours says', async () => {
    expect(await forwarded('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(await seen('203.0.113.9', { forwarded: 'for=198.51.100.1', 'x-real-ip': '198.51.100.1' })).toBe(
      '203.0.113.9',
    );
    expect(await forwarded('192.0.2.8', '198.51.100.1')).toBe('192.0.2.8');
  });

  it.each([
    ['one proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['several proxies', '10.1.2.3', '198.51.100.1, 192.0.2.7,10.9.9.9', '198.51.100.1'],
    ['a client that made up entries of its own', '10.1.2.3', '1.2.3.4, 10.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['many made-up entries', '10.1.2.3', [...Array(30).fill('10.0.0.9'), '198.51.100.1'].join(), '198.51.100.1'],
    ['a proxy that listens on both protocols', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a client written within IPv6', '10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
    ['a client with its port', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
    ['an IPv6 client with its port', '2001:db8:ffff::1', '[2001:db8:1:2::3]:4711', '20010db800010002::/64'],
    ['nothing but proxies', '10.1.2.3', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    ['a proxy that says nothing', '10.1.2.3', '', '10.1.2.3'],
    ['nonsense at the end', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
    ['nonsense further left', '10.1.2.3', 'x, 198.51.100.1', '198.51.100.1'],
    ['numbers of other spellings', '10.1.2.3', '0x0a.1, 012.1.1.1', '10.1.2.3'],
  ])('behind %s', async (_, socket, list, client) => {
    expect(await forwarded(socket, list)).toBe(client);
  });

  it('is the network of 64 bits for IPv6, which its owner can choose from', async () => {
    const [one, other, elsewhere] = [
      await seen('2001:db8:1:2::1'),
      await seen('2001:DB8:1:2:ffff:ffff:ffff:ffff'),
      await seen('2001:db8:1:3::1'),
    ];
    expect(one).toBe(other);
    expect(one).not.toBe(elsewhere);
    expect(await seen('::ffff:203.0.113.9')).toBe(await seen('203.0.113.9'));
  });

  it('cannot be asked to look through a list without end', async () => {
    expect(await forwarded('10.1.2.3', Array.from({ length: 10_000 }, () => '10.0.0.9').join(','))).toBe('10.0.0.9');
  });
});

it('a list of proxies that is none, or is everybody, is refused with the entry', () => {
  for (const text of ['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0/8', '::1/129', '10.0.0.1/8/8']) {
    expect(() => readTrustedProxies(text), text).toThrow(`TRUSTED_PROXIES is no list of addresses: ${text}`);
  }
  for (const text of ['0.0.0.0/0', '::/0']) expect(() => readTrustedProxies(text), text).toThrow('everybody');
  expect(readTrustedProxies('')).toEqual([]);
});
