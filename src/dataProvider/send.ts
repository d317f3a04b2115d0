import { isOtherUser, isSameUser } from '../authProvider/claims.ts';
import { outlived } from '../authProvider/outlived.ts';
import { failure, type Reply, unreachable } from './failure.ts';

/** How a host is reached. */
export interface Host {
  /** Without a slash at the end; empty for the same origin. */
  readonly baseUrl: string;
  /** Where relative media paths start. */
  readonly mediaUrl: string;
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  readonly locale: () => string;
  /** Whether it announces that it takes an `Idempotency-Key`; absent for one that does not. */
  readonly takesKeys?: () => Promise<boolean>;
  /** Told the path of every call that changes something, once the host has taken it. */
  onWritten?(path: string): void;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: URLSearchParams;
  /** JSON, unless it is a FormData. */
  readonly body?: unknown;
  readonly ifMatch?: number | undefined;
  /** Names this request, so that the host answers it as before when it comes again. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
  /** The answer is a file, not JSON. */
  readonly isFile?: boolean;
  /** The answer comes as lines of JSON: told of each; the last is its body. What it changes, its caller tells. */
  onLine?(line: unknown): void;
  /** Goes on when the page goes, unless its body is too long for that. */
  readonly keepalive?: boolean;
}

/** Browsers refuse calls that outlive their page once those on their way hold more than 64 kB together. In bytes. */
const OUTLIVES = 60_000;

function headersOf(host: Host, { body, ifMatch, idempotencyKey, onLine }: Call, token: string | null): Headers {
  const accepted = onLine ? 'application/x-ndjson, application/json' : 'application/json';
  const headers = new Headers({ Accept: accepted, 'Accept-Language': host.locale() });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  if (ifMatch !== undefined) headers.set('If-Match', `"${ifMatch}"`);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

const parsed = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text; // Hosts of the family answer some failures in HTML or bare text.
  }
};

const toldIn = async (response: Response, { onLine }: Call): Promise<unknown> =>
  onLine && response.ok ? (await import('./readLines.ts')).readLines(response, onLine) : parsed(await response.text());

async function ask(host: Host, call: Call, token: string | null): Promise<Reply> {
  const query = call.query?.toString();
  const body = call.body === undefined || call.body instanceof FormData ? call.body : JSON.stringify(call.body);
  const request: RequestInit = {
    method: call.method ?? 'GET',
    headers: headersOf(host, call, token),
    body: body ?? null,
  };
  if (call.signal) request.signal = call.signal;
  if (call.keepalive && typeof body === 'string' && new Blob([body]).size <= OUTLIVES) request.keepalive = true;
  try {
    const response = await host.fetch(`${host.baseUrl}${call.path}${query ? `?${query}` : ''}`, request);
    // An answer may also be cut off in the middle of its body.
    const isFile = call.isFile === true && response.ok;
    const answer = isFile ? await response.blob() : await toldIn(response, call);
    return { status: response.status, headers: response.headers, body: answer };
  } catch (error) {
    throw call.signal?.aborted ? error : unreachable();
  }
}

/**
 * Asks for the session that stands there. While the answer is under way, another may have taken its place: a refusal of
 * the old token then says nothing about the new one, under which the same user is asked for once more. What somebody
 * else had asked for is neither done in their name nor shown to them, and what comes after the end to nobody.
 */
async function askAsNow(host: Host, call: Call): Promise<Reply> {
  const token = host.token();
  const reply = await ask(host, call, token);
  const next = host.token();
  if (next === token) return reply;
  if (next === null) {
    if (reply.status === 401) return reply;
    throw outlived();
  }
  if (reply.status !== 401 && !isOtherUser(token, next)) return reply;
  if (token === null || !isSameUser(token, next)) throw outlived();
  return askAsNow(host, call);
}

/** Makes one call. Rejects with an HttpError when the host refuses or cannot be reached. */
export async function send(host: Host, call: Call): Promise<Reply> {
  const reply = await askAsNow(host, call);
  if (reply.status < 200 || reply.status > 299) throw failure(reply);
  if (call.method !== undefined && call.method !== 'GET' && !call.onLine) host.onWritten?.(call.path);
  return reply;
}
