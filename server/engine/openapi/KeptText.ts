import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { codingFor, type Coding } from '../../platform/http/codingFor.ts';
import type { Env } from '../../platform/http/Env.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Smaller by a third than at the usual quality for a tenth of a second, once and beside the requests. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A long text that is the same for everybody, as it goes over the wire. */
export interface KeptText {
  readonly type: string;
  readonly hash: string;
  readonly bytes: Readonly<Record<Coding, Bytes>>;
}

/** Packs a text once for all who will ask for it. */
export async function keep(type: string, text: string): Promise<KeptText> {
  const identity = new TextEncoder().encode(text);
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, QUALITY), promisify(gzip)(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url');
  return { type, hash, bytes: { identity, br: new Uint8Array(br), gzip: new Uint8Array(zipped) } };
}

const names = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some(one => ['*', tag].includes(one.trim().replace(/^W\//, '')));

/** Answers with a kept text in the encoding that its reader takes, or 304 to whoever has it already. */
export function answerKept(context: Context<Env>, { type, hash, bytes }: KeptText): Response {
  const coding = codingFor(context);
  const etag = `"${hash}-${coding}"`;
  context.header('etag', etag);
  context.header('cache-control', 'no-cache');
  context.header('vary', 'accept-encoding');
  if (names(context.req.header('if-none-match'), etag)) return context.body(null, 304);
  if (coding !== 'identity') context.header('content-encoding', coding);
  const head = { 'content-type': type, 'content-length': String(bytes[coding].length) };
  // An answer that is made, only for its body to be dropped, costs as much as one that is sent.
  return context.req.method === 'HEAD' ? context.body(null, 200, head) : context.body(bytes[coding], 200, head);
}
