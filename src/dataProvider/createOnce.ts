import { HttpError } from 'react-admin';
import { isSameUser } from '../authProvider/claims.ts';
import { unreachable, type Reply } from './failure.ts';
import { chosenFile } from './payload.ts';
import { type Host, send } from './send.ts';

/** Something to be done once, such as to create a record or to give a command. */
export interface Creation<T> {
  readonly path: string;
  /** What the user has put in: the same again is the same attempt. */
  readonly given: unknown;
  /** Makes the body of the request; of one attempt each request carries the same. */
  body(): Promise<unknown>;
  /**
   * The form that it comes from. What was changed in it after a lost answer goes under the key of that attempt, so that
   * the host does one of the two: rejects with 409 `done_before` if that was the earlier one.
   */
  readonly form?: object | undefined;
  /** What the answer is to tell; the same request, whatever is asked of its answer. */
  readonly query?: URLSearchParams | undefined;
  /** Version of the record that it is based on. */
  readonly ifMatch?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The answer comes as lines of JSON; see `Call`. */
  onLine?(line: unknown): void;
  read(reply: Reply): T | Promise<T>;
}

export type CreateOnce = <T>(creation: Creation<T>) => Promise<T>;

interface Attempt {
  readonly key: string;
  readonly body: Promise<unknown>;
}

/** An attempt of a form whose answer was lost. */
interface Lost {
  readonly path: string;
  readonly mark: string;
}

/** Attempts without an answer that are remembered at most; their forms may hold files. */
const MOST_OPEN = 20;

/** `randomUUID` is not there on a page without HTTPS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const isUnreachable = (error: unknown): boolean => error instanceof HttpError && error.status === 0;

/** The host has said no, so nothing was done; anything else leaves that open. */
const isRefusal = (error: unknown): boolean => error instanceof HttpError && error.status >= 400 && error.status < 500;

const isOfAnother = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 422 && error.body?.code === 'key_reused';

const doneBefore = (): HttpError => new HttpError('shell.failures.doneBefore', 409, { code: 'done_before' });

const unnamed = new WeakMap<Blob, number>();
let blobs = 0;

/** Tells files apart without reading them. */
function markOfFile(file: Blob): unknown {
  if (file instanceof File) return ['file', file.name, file.size, file.type, file.lastModified];
  const known = unnamed.get(file) ?? (blobs += 1);
  unnamed.set(file, known);
  return ['blob', known];
}

const markOf = (path: string, given: unknown): string =>
  JSON.stringify([path, given], (_key, value: unknown) => {
    const file = chosenFile(value);
    return file ? markOfFile(file) : value;
  });

/** A lost connection often is one that the host had closed a moment before: under its key the request may go again. */
const sendTwice = (host: Host, call: Parameters<typeof send>[1]): Promise<Reply> =>
  send(host, call).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
    return send(host, call);
  });

/**
 * Creates once what a user wants once. While no answer has come, the same content goes under the same key, so that a
 * host that has taken it answers as it did before. Hosts that announce no keys are sent none: they would refuse the
 * header.
 */
export function createAttempts(host: Host): CreateOnce {
  const open = new Map<string, Attempt>();
  const lost = new WeakMap<object, Lost>();
  let owner: string | null = null;

  /** The attempts of somebody else are none of this user's. */
  const attemptAt = (mark: string, body: () => Promise<unknown>, before: Lost | undefined): Attempt => {
    const token = host.token();
    if (owner !== token && !(owner && token && isSameUser(owner, token))) open.clear();
    owner = token;
    const earlier = before && open.get(before.mark);
    const attempt = open.get(mark) ?? { key: earlier?.key ?? newKey(), body: body() };
    if (before) open.delete(before.mark);
    open.set(mark, attempt);
    const [oldest] = open.keys();
    if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
    return attempt;
  };

  return async ({ path, query, given, body, form, ifMatch, read, ...told }) => {
    const call = { method: 'POST', path, ...(query && { query }), ifMatch, ...told } as const;
    // Without an answer it is not known whether a lost one could be asked for again, so nothing is sent.
    const takesKeys = await host.takesKeys?.().catch(() => {
      throw unreachable();
    });
    if (!takesKeys) return read(await send(host, { ...call, body: await body() }));
    const mark = markOf(path, given);
    const before = form && lost.get(form);
    const attempt = attemptAt(mark, body, before?.path === path ? before : undefined);
    const end = () => {
      if (open.get(mark) === attempt) open.delete(mark);
      if (form) lost.delete(form);
    };
    const sent = await attempt.body.catch((error: unknown) => {
      end();
      throw error;
    });
    try {
      const made = await read(await sendTwice(host, { ...call, body: sent, idempotencyKey: attempt.key }));
      end();
      return made;
    } catch (error) {
      if (isRefusal(error)) end();
      else if (form) lost.set(form, { path, mark });
      throw before && isOfAnother(error) ? doneBefore() : error;
    }
  };
}
