import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { codingFor, type Coding } from './codingFor.ts';
import type { Env } from './Env.ts';
import { flows } from './flowOf.ts';

/** Less than this fits into one packet anyhow. */
const LEAST = 1_500;
/** Up to this it takes less time than a way to another thread, which what hashes passwords keeps busy. */
const AT_ONCE = 128 * 1024;

/** Headers of an answer that holds a secret: nobody keeps it, and it is not packed. */
export const unkept = { 'cache-control': 'no-store' } as const;

const TEXT = /^(application\/json|text\/html)\b/;

// The lowest qualities: 76 kB of pilgrims become 10 in 0.15 ms; what more effort saves takes longer than to send it.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const fast = { level: 2 };

async function pack(bytes: Uint8Array, coding: Exclude<Coding, 'identity'>): Promise<Uint8Array> {
  if (bytes.length <= AT_ONCE) return coding === 'br' ? brotliCompressSync(bytes, quick) : gzipSync(bytes, fast);
  return coding === 'br' ? promisify(brotliCompress)(bytes, quick) : promisify(gzip)(bytes, fast);
}

/**
 * Whether an answer may be packed: a whole text that is not packed yet. What must not be kept stays as it is, since it
 * holds a secret whose length beside what others chose would tell of it.
 */
function isPackable({ res }: Context<Env>): boolean {
  const { headers } = res;
  return (
    TEXT.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    !/no-(store|transform)/.test(headers.get('cache-control') ?? '') &&
    !flows(res)
  );
}

/** Lets a cache know that the answer differs by what its reader unpacks. */
function vary(headers: Headers): void {
  const told = headers.get('vary');
  if (!/accept-encoding|\*/i.test(told ?? ''))
    headers.set('vary', told ? `${told}, accept-encoding` : 'accept-encoding');
}

/**
 * Packs answers for whoever unpacks them. The ETag stays what it is, a record's version for `If-Match`: no part of an
 * answer is ever given, and none is compared byte by byte.
 */
export const packed: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  if (!isPackable(context)) return;
  vary(context.res.headers);
  const coding = codingFor(context);
  const hasBody = context.req.method !== 'HEAD' && ![204, 206, 304].includes(context.res.status);
  if (coding === 'identity' || !hasBody) return;
  const { status, headers } = context.res;
  const plain = new Uint8Array(await context.res.arrayBuffer());
  const isSmall = plain.length < LEAST;
  const body = isSmall ? plain : await pack(plain, coding);
  headers.delete('content-length');
  if (!isSmall) headers.set('content-encoding', coding);
  // Else its headers would be added to those of the one before, whose body is spent.
  context.res = undefined;
  context.res = new Response(Uint8Array.from(body), { status, headers });
};
