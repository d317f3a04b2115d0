import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { buildPeer, inputNames } from './buildPeer.ts';

const TOTAL = 150_000;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};
const lightly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Those fields have a value that a list or the first inputs show; the rest are null, as are most of ours. */
const shown: readonly string[] = [...hajjPassengerInfo.list, ...inputNames];
function valueOf(name: string, id: number): unknown {
  if (name === 'tour_package' || name === 'branch') return 1 + (id % 8);
  if (name === 'status') return 'registered';
  if (name.startsWith('hajj_year')) return 2027;
  if (name.endsWith('_date')) return '2026-11-02';
  if (name === 'photo') return null;
  return shown.includes(name) ? `${name} ${id * 7919}` : null;
}
const fieldNames = Object.keys(hajjPassengerInfo.fields);
const pilgrim = (id: number) => ({ id, ...Object.fromEntries(fieldNames.map(name => [name, valueOf(name, id)])) });

/** Fixed answers of about the size of ours, whoever asks: rows have all the fields of a pilgrim. */
function answer(url: URL): unknown {
  const [, , resource = '', id] = url.pathname.split('/');
  if (resource === 'login') return 'signed in';
  if (resource === 'pilgrims') return id ? pilgrim(Number(id)) : Array.from({ length: 25 }, (_, at) => pilgrim(at + 1));
  return Array.from({ length: 8 }, (_, at) => ({ id: at + 1, name: `The ${resource} number ${at + 1}` }));
}

function sendAnswer(url: URL, reply: ServerResponse): void {
  const body = brotliCompressSync(JSON.stringify(answer(url)), lightly);
  const headers = { 'content-type': 'application/json', 'content-encoding': 'br', 'x-total-count': TOTAL };
  reply.writeHead(200, headers).end(body);
}

/** Builds the peer and serves it: packed files that a browser may keep, and the answers. */
export async function servePeer(): Promise<{ url: string; close(): void }> {
  const folder = await buildPeer();
  const send = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://peer');
    if (url.pathname.startsWith('/api/')) return sendAnswer(url, reply);
    const path = extname(url.pathname) in types ? url.pathname : '/index.html';
    const file = await readFile(join(folder, `${path}.br`)).catch(() => undefined);
    if (!file) return void reply.writeHead(404).end();
    reply.writeHead(200, {
      'content-type': types[extname(path)] ?? '',
      'content-encoding': 'br',
      'cache-control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    reply.end(file);
  };
  const server = createServer((request, reply) => void send(request, reply));
  await new Promise<void>(resolve => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => void server.close() };
}
