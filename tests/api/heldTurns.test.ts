import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import type { Env } from '../../server/platform/http/Env.ts';
import { flowOf } from '../../server/platform/http/flowOf.ts';
import { readTrustedProxies } from '../../server/platform/http/trustedProxies.ts';
import { openApiDocument } from '../../server/engine/openapi/document.ts';
import { otherCalls } from '../../server/modules/otherCalls.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';

/** More than a connection takes in before anybody reads of it. */
const LARGE = 32 * 1024 * 1024;
const SMALL = 64 * 1024;
/** Requests of one address that are worked on at a time. */
const AT_ONCE = 8;

let office: Office;
let server: ReturnType<typeof serve>;
let port = 0;
const sockets = new Set<Socket>();
/** Rounds of the event loop, and how many answers were begun in each. */
let round = 0;
const counted: Record<number, number> = {};

async function* parts(fails: boolean): AsyncGenerator<Uint8Array, void> {
  for (let sent = 0; sent < LARGE; sent += SMALL) {
    if (fails && sent > LARGE / 2) throw new Error('the source has broken');
    yield new Uint8Array(SMALL);
  }
}

/** Answers of each kind; the host counts whatever stands below /verify for whoever asks. */
function answersOfEachKind(): Hono<Env> {
  const flow = (fails: boolean) => {
    const source = parts(fails);
    return flowOf(source, () => source.return());
  };
  const begun = (context: Context<Env>) => {
    counted[round] = (counted[round] ?? 0) + 1;
    return context.text('begun');
  };
  return new Hono<Env>()
    .get('/verify/x/text', context => context.text('x'.repeat(LARGE)))
    .get('/verify/x/bytes', context => context.body(new Uint8Array(LARGE)))
    .get('/verify/x/flow', context => context.body(flow(false)))
    .get('/verify/x/broken', context => context.body(flow(true)))
    .get('/verify/x/unchanged', context => context.body(null, 304))
    .get('/verify/x/refused', () => {
      throw new Error('a defect');
    })
    .get('/verify/x/short', context => context.text('short'))
    .get('/verify/x/begun', begun)
    .get('/begun', begun);
}

beforeAll(async () => {
  office = await openOffice({ trustedProxies: readTrustedProxies('127.0.0.1/32') });
  const app = createApp(office.host, answersOfEachKind());
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) if (!socket.closed) await once(socket.destroy(), 'close');
  sockets.clear();
});
afterAll(async () => {
  server.close();
  await office.close();
});

const MINE = '192.0.2.1';
const OTHER = '192.0.2.2';

interface CallOptions {
  readonly method?: string;
  readonly from?: string;
  readonly headers?: readonly string[];
}

const request = (path: string, { method = 'GET', from = MINE, headers = [] }: CallOptions = {}): string =>
  [`${method} ${path} HTTP/1.1`, 'host: a', `x-forwarded-for: ${from}`, ...headers, '', ''].join('\r\n');

/** Asks without reading anything; comes back once the host has the request. */
async function ask(paths: string | readonly string[], asked: CallOptions = {}): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  sockets.add(socket.on('error', () => {}));
  socket.write(
    [paths]
      .flat()
      .map(path => request(path, asked))
      .join(''),
  );
  await once(server, 'request');
  return socket;
}

/** What is answered in all, when the connection ends with the answer. */
async function answerOf(path: string, asked: CallOptions = {}): Promise<string> {
  return read(await ask(path, { ...asked, headers: [...(asked.headers ?? []), 'connection: close'] }));
}

async function read(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', part => (said = `${said}${String(part)}`.slice(0, 1000))).resume();
  await once(socket, 'close');
  return said;
}

/** Whether a request of the address is answered while another one is, that has nothing to wait for. */
async function isHeldUp(): Promise<{ next: Promise<string>; waits: boolean }> {
  let waits = true;
  const next = answerOf('/verify/x/short').then(said => {
    waits = false;
    return said;
  });
  for (let times = 0; times < 3; times += 1)
    expect(await answerOf('/verify/x/short', { from: OTHER })).toMatch(/200 OK[^]*short$/);
  return { next, waits };
}

describe.each(['text', 'bytes', 'flow'])('an answer of %s that nobody reads', kind => {
  const path = `/verify/x/${kind}`;
  const hold = () => Promise.all(Array.from({ length: AT_ONCE }, () => ask(path)));

  it.each<[string, (socket: Socket) => unknown]>([
    ['has been read', read],
    ['is given up', socket => socket.destroy()],
    ['is ended from its other side', socket => socket.resetAndDestroy()],
  ])('holds the turn of its address alone, until it %s', async (_, end) => {
    const [, ...held] = await hold();
    const { next, waits } = await isHeldUp();
    expect(waits).toBe(true);
    // While somebody waits there are fewer turns than a page may begin with.
    for (const one of held) end(one);
    expect(await next).toMatch(/200 OK[^]*short$/);
  });

  it('is cut when its reader takes too little', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
    const held = await hold();
    const closed = Promise.all(held.map(one => once(one, 'close')));
    let isCut = false;
    void closed.then(() => (isCut = true));
    // 32 MB may take eight minutes and a half.
    for (let seconds = 0; seconds < 600 && !isCut; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      // A socket that is paused learns of no end.
      for (const one of held) if (seconds > 540) one.resume();
      await new Promise(resolve => setImmediate(resolve));
    }
    await closed;
    vi.useRealTimers();
    expect(await answerOf('/verify/x/short')).toMatch(/short$/);
  });
});

it('the last read that a page starts waits for none of those before it', async () => {
  await Promise.all(Array.from({ length: AT_ONCE - 1 }, () => ask('/verify/x/text')));
  expect(await answerOf('/verify/x/short')).toMatch(/200 OK[^]*short$/);
});

it('reads that nobody takes keep nobody at their address from signing in', async () => {
  const held = await Promise.all(Array.from({ length: 2 * AT_ONCE }, () => ask('/verify/x/text')));
  const { next, waits } = await isHeldUp();
  expect(waits).toBe(true);
  const body = JSON.stringify({ email: 'admin@rihla.example', password: PASSWORD });
  const headers = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close'];
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  socket.write(`${request('/user/api/v1/user/login/', { method: 'POST', headers })}${body}`);
  expect(await read(socket)).toMatch(/^HTTP.1.1 200 OK/);
  for (const one of held) one.destroy();
  expect(await next).toMatch(/short$/);
});

describe('no turn is lost', () => {
  it.each<[string, string, CallOptions, RegExp]>([
    ['on the head of an answer', '/verify/x/flow', { method: 'HEAD' }, /200 OK/],
    ['on the head of a text', '/verify/x/text', { method: 'HEAD' }, /200 OK/],
    ['on what is unchanged', '/verify/x/unchanged', {}, /304 Not/],
    ['on a defect', '/verify/x/refused', {}, /500 Internal/],
    ['on a call that is none', '/verify/x/y/z', {}, /404 Not/],
    ['on the description', '/openapi.json', { headers: ['accept-encoding: br'] }, /200 OK/],
    ['on a body that is refused', '/auth/user/reset_password', { method: 'POST' }, /415 Uns/],
  ])('%s', async (_, path, asked, told) => {
    for (let times = 0; times < 5; times += 1) expect(await answerOf(path, asked)).toMatch(told);
    expect(await answerOf('/verify/x/short')).toMatch(/short$/);
  });

  it('on an answer that breaks off', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (let times = 0; times < 5; times += 1) expect(await answerOf('/verify/x/broken')).toMatch(/200 OK/);
    expect(await answerOf('/verify/x/short')).toMatch(/short$/);
    said.mockRestore();
  });

  it('on whoever leaves while they wait for it', async () => {
    const held = await Promise.all(Array.from({ length: AT_ONCE }, () => ask('/verify/x/text')));
    for (let times = 0; times < 5; times += 1) (await ask('/verify/x/text')).destroy();
    const { next, waits } = await isHeldUp();
    expect(waits).toBe(true);
    for (const one of held) one.destroy();
    expect(await next).toMatch(/short$/);
  });

  it('on answers that stand behind one another when their connection ends', async () => {
    const behind = Array.from({ length: AT_ONCE - 1 }, () => '/verify/x/short');
    const first = await ask(['/verify/x/text', ...behind]);
    const { next, waits } = await isHeldUp();
    expect(waits).toBe(true);
    first.destroy();
    expect(await next).toMatch(/short$/);
    expect(await Promise.all([answerOf('/verify/x/short'), answerOf('/verify/x/short')])).toHaveLength(2);
  });

  it('on many answers of one connection, which gathers nothing of them', async () => {
    const arriving = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    const [served] = await arriving;
    const listeners = () => (served instanceof Socket ? served.listenerCount('close') : Number.NaN);
    let before = Number.NaN;
    for (let times = 0; times < 20; times += 1) {
      socket.write(request('/verify/x/short'));
      await once(socket, 'data');
      if (times === 0) before = listeners();
    }
    expect(listeners()).toBe(before);
  });
});

describe('a queue of one address', () => {
  it.each([
    ['calls', '/verify/x/begun', AT_ONCE],
    ['pages', '/begun', 8],
  ])('of %s is no long task: few are begun in a round of the event loop', async (_, path, few) => {
    let isOver = false;
    const count = (): void => {
      round += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const from = round;
    // They arrive in one part, since new connections come one in a round.
    const socket = await ask(
      Array.from({ length: 99 }, () => path),
      { headers: ['connection: keep-alive'] },
    );
    socket.write(request(path, { headers: ['connection: close'] }));
    await read(socket);
    isOver = true;
    const seen = Object.entries(counted).flatMap(([at, times]) => (Number(at) >= from ? [times] : []));
    expect(seen.reduce((sum, times) => sum + times, 0)).toBe(100);
    // A round is counted in the midst of those that end in it.
    expect(Math.max(...seen)).toBeLessThanOrEqual(2 * few);
  });
});

describe('the description of the host', () => {
  const get = (path: string, headers: Record<string, string> = {}) => office.app.request(path, { headers });

  const unpacked = (format: 'br' | 'gzip' | null, bytes: Buffer): string =>
    String(format === 'br' ? brotliDecompressSync(bytes) : format === 'gzip' ? gunzipSync(bytes) : bytes);

  it.each(['/openapi.json', '/api/docs', '/api/docs/docs.js'])('%s comes packed as its reader takes it', async path => {
    const plain = await get(path);
    const text = await plain.text();
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toContain('accept-encoding');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    for (const [accepted, format] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0.5, gzip', 'gzip'],
      ['GZIP;q=1.0', 'gzip'],
      ['*', 'br'],
      ['br;q=0, *', 'gzip'],
      ['br;q=0', null],
      ['identity', null],
      ['zstd', null],
    ] as const) {
      const packed = await get(path, { 'accept-encoding': accepted });
      expect(packed.headers.get('content-encoding'), accepted).toBe(format);
      expect(unpacked(format, Buffer.from(await packed.arrayBuffer())), accepted).toBe(text);
    }
  });

  it.each(['/openapi.json', '/api/docs', '/api/docs/docs.js'])('%s is not sent again to whoever has it', async path => {
    const { headers } = await get(path, { 'accept-encoding': 'gzip' });
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}-gzip"$/);
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': known });
      expect([again.status, again.headers.get('etag'), await again.text()], known).toEqual([304, etag, '']);
    }
    for (const unlike of ['"other"', etag.replace('gzip', 'br'), '']) {
      const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': unlike });
      expect(again.status, unlike).toBe(200);
      await again.body?.cancel();
    }
  });

  it('is the JSON of the document', async () => {
    expect(await (await get('/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(otherCalls))));
  });
});
