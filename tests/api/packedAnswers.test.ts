import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { createApp } from '../../server/app.ts';
import type { Env } from '../../server/platform/http/Env.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const LARGE = `${calls('permission').all}?size=500`;
const SMALL = `${calls('permission').all}?size=1`;

const ask = (path: string, accepted?: string, init: RequestInit = {}) =>
  office.app.request(path, {
    ...init,
    headers: {
      authorization: `Bearer ${office.tokens.admin}`,
      ...(accepted && { 'accept-encoding': accepted }),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    },
  });

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

describe('an answer of some length', () => {
  it.each(['br', 'gzip'] as const)('comes packed to whoever takes %s, and says the same', async coding => {
    const plain = await (await ask(LARGE)).text();
    const answer = await ask(LARGE, `${coding}, deflate`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    expect(bytes.length).toBeLessThan(plain.length / 4);
    expect(String(unpack[coding](bytes))).toBe(plain);
  });

  it.each([undefined, 'identity', 'zstd', 'br;q=0'])('comes as it is to whoever takes %s', async accepted => {
    const answer = await ask(LARGE, accepted);
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'accept-encoding']);
    expect(await answer.json()).toHaveProperty('permissions');
  });

  it('comes as it is when it fits into a packet, which a cache has to know of', async () => {
    const answer = await ask(SMALL, 'gzip');
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'accept-encoding']);
    expect(await answer.json()).toHaveProperty('permissions');
  });

  it('tells its head as much of how it differs', async () => {
    const answer = await ask(LARGE, 'gzip', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('vary'), await answer.text()]).toEqual([200, 'accept-encoding', '']);
  });
});

it('what told its length when it was plain, or is a part, is not told longer than it comes, nor packed', async () => {
  const text = JSON.stringify({ text: 'x'.repeat(5_000) });
  const head = { 'content-type': 'application/json', 'content-length': String(text.length) };
  const pages = new Hono<Env>()
    .get('/whole', context => context.body(text, 200, head))
    .get('/part', context => context.body(text, 206, head));
  const take = (path: string) => createApp(office.host, pages).request(path, { headers: { 'accept-encoding': 'br' } });
  const [whole, part] = [await take('/whole'), await take('/part')];
  expect([whole.headers.get('content-encoding'), whole.headers.get('content-length')]).toEqual(['br', null]);
  expect([part.headers.get('content-encoding'), await part.text()]).toEqual([null, text]);
});

it('a packed record keeps the ETag by which it is changed', async () => {
  const { id } = await createSample(office, entities.role);
  const { permissions } = (await (await ask(LARGE)).json()) as { permissions: { id: number }[] };
  const held = JSON.stringify({ permissions: permissions.map(one => one.id) });
  const changed = await ask(calls('role').update(id), 'br', { method: 'PUT', body: held });
  const read = await ask(calls('role').one(id), 'br');
  expect(read.headers.get('content-encoding')).toBe('br');
  expect(read.headers.get('etag')).toMatch(/^"\d+"$/);
  expect(read.headers.get('etag')).toBe(changed.headers.get('etag'));
  const headers = { 'if-match': read.headers.get('etag') ?? '' };
  const body = { name: 'A role that is changed' };
  expect((await office.call('PUT', calls('role').update(id), { body, headers })).status).toBe(200);
  expect((await office.call('PUT', calls('role').update(id), { body, headers })).status).toBe(412);
});

describe('what is never packed', () => {
  it('is an answer that holds a token, however long it is', async () => {
    const credentials = JSON.stringify({ email: 'admin@rihla.example', password: PASSWORD });
    const signedIn = await ask('/user/api/v1/user/login/', 'br, gzip', { method: 'POST', body: credentials });
    const renewed = await ask('/api/auth/access-token', 'br, gzip');
    for (const answer of [signedIn, renewed]) {
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await answer.text()).length).toBeGreaterThan(1_500);
    }
  });

  it('is a whole list, which is read no faster than it is taken', async () => {
    const answer = await ask(calls('permission').everything, 'br, gzip');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const { lists } = office.host.pools;
    expect(lists.totalCount - lists.idleCount).toBe(1);
    await answer.body?.cancel();
    await vi.waitFor(() => expect(lists.totalCount - lists.idleCount).toBe(0));
  });

  it.each(['csv', 'xlsx'])('is a sheet of %s', async format => {
    const answer = await ask(`/api/reports/pilgrims_by_state/export?format=${format}`, 'br, gzip');
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
    await answer.body?.cancel();
  });

  it('is packed already', async () => {
    const answer = await ask('/openapi.json', 'br');
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(JSON.parse(String(brotliDecompressSync(Buffer.from(await answer.arrayBuffer()))))).toHaveProperty('openapi');
  });
});
