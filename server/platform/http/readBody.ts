import type { Context } from 'hono';
import { MAX_BATCH_MB, MAX_UPLOAD_MB } from '#catalog/engine/uploads.ts';
import { MAX_IMPORT_ROWS } from '#catalog/engine/wire.ts';
import { Pace } from '../flow/pace.ts';
import { Semaphore } from '../flow/semaphore.ts';
import type { Env } from './Env.ts';
import { isObject } from './isObject.ts';
import { jsonWeight, MOST_ACROSS, MOST_LEVELS } from './jsonWeight.ts';
import { refuseUnkeepable } from './keepableText.ts';
import { Problem } from '../problem.ts';

const KB = 1024;
const MB = 1024 * KB;

/** How much a body may hold. */
export interface Allowance {
  readonly bytes: number;
  /** Values of JSON. */
  readonly values: number;
  /** Values of one list or object of it; `MOST_ACROSS` where it says none. */
  readonly across?: number;
}

/** Whoever is not signed in has little to say. */
const guest: Allowance = { bytes: 64 * KB, values: 1000 };
const record: Allowance = { bytes: MB, values: 50_000 };
/** A form carries its fields beside the largest file. */
export const upload: Allowance = { bytes: (MAX_UPLOAD_MB + 1) * MB, values: record.values };
/** Several pictures at once, from whoever says beforehand how much it is. */
export const batch: Allowance = { ...upload, bytes: MAX_BATCH_MB * MB };
/** As many rows as one import takes, each with some fifty values. */
export const sheet: Allowance = { bytes: 24 * MB, values: 50 * MAX_IMPORT_ROWS, across: MAX_IMPORT_ROWS + 100 };
const MOST_FIELDS = 500;

/** The most that whoever makes a request may send, unless its call takes more. */
const usual = (context: Context<Env>): Allowance => (context.get('caller').id === null ? guest : record);

/** Whoever sends less is refused: until a body is there, its sender holds turns that others from there wait for. */
const LEAST = { patience: 20_000, bytesPerSecond: 32 * KB };

/**
 * Bodies larger than what guests may send stand in memory until their request is over: so many bytes of them at a time,
 * counted as they arrive, since what was only announced takes nothing.
 */
const inMemory = new Semaphore({ atOnce: 48 * MB, waiting: 200, patience: 20_000 });

const sizeText = (bytes: number): string => (bytes < MB ? `${bytes / KB} kB` : `${bytes / MB} MB`);

const tooLarge = (bytes: number) => new Problem(413, 'too_large', { params: { max: sizeText(bytes) } });

/** Bodies and forms by their request, since a call may hand on to another what it has read. */
const bodies = new WeakMap<Request, Promise<Buffer<ArrayBuffer>>>();
const forms = new WeakMap<Request, Promise<FormData>>();

/** What has not arrived cannot be answered on a connection on which it may still come. */
const tooSlow = () => new Problem(408, 'too_slow', { headers: { connection: 'close' } });

/** The parts of a body as they arrive. 408 `too_slow` when they arrive by drips. */
async function* partsOf({ req }: Context<Env>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = req.raw.body?.getReader();
  const pace = new Pace(LEAST);
  while (reader) {
    // Not cancelled when it is late: that would end the connection before the answer.
    const late = new Promise<never>((_, reject) => pace.start(() => reject(tooSlow())));
    const { done, value } = await Promise.race([reader.read(), late]).finally(() => pace.stop());
    if (done) return;
    pace.moved(value.length);
    yield value;
  }
}

async function readBytes(context: Context<Env>, { bytes: most }: Allowance): Promise<Buffer<ArrayBuffer>> {
  if (Number(context.req.header('content-length') ?? 0) > most) throw tooLarge(most);
  const parts: Uint8Array[] = [];
  let [size, counted] = [0, 0];
  for await (const part of partsOf(context)) {
    size += part.length;
    if (size > most) throw tooLarge(most);
    if (size > guest.bytes) {
      context.get('releases').push(await inMemory.acquire(size - counted));
      counted = size;
    }
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/** The body, read no further than it may be large. 413 `too_large`, before anything is read where it says its size. */
export function readBody(context: Context<Env>, allowance = usual(context)): Promise<Buffer<ArrayBuffer>> {
  const body = bodies.get(context.req.raw) ?? readBytes(context, allowance);
  bodies.set(context.req.raw, body);
  return body;
}

/**
 * Waits for a body that is no larger than a guest's may be, so that whoever sends it slowly holds no turn of the others
 * from their address meanwhile. What is wrong with it is told to whoever reads it then.
 */
export async function awaitSmallBody(context: Context<Env>): Promise<void> {
  if (Number(context.req.header('content-length') ?? 0) <= guest.bytes)
    await readBody(context, guest).catch(() => undefined);
}

const malformed = () => new Problem(400, 'malformed');

/**
 * A JSON object of the request, whose texts are still to be read by their fields. 415 for another content type, 413
 * when it is larger than allowed, 400 when it has more values than that or is something else.
 */
export async function readFields(context: Context<Env>, allowance = usual(context)): Promise<Record<string, unknown>> {
  const type = context.req.header('content-type') ?? '';
  if (!type.includes('json')) throw new Problem(415, 'unsupported_media_type');
  const bytes = await readBody(context, allowance);
  const { values, levels, across } = jsonWeight(bytes);
  if (levels > MOST_LEVELS) throw malformed();
  if (values > allowance.values || across > (allowance.across ?? MOST_ACROSS))
    throw new Problem(400, 'too_many_values');
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isObject(body)) return body;
  } catch {
    // Text that is no JSON, and bytes that are no text, are the caller's mistake.
  }
  throw malformed();
}

/** The same for a call that reads its texts itself: none comes to it that cannot be kept, which is 400 on its value. */
export async function readJson(context: Context<Env>, allowance = usual(context)): Promise<Record<string, unknown>> {
  const body = await readFields(context, allowance);
  refuseUnkeepable(Object.entries(body));
  return body;
}

/** How many fields a form has at most, told by what stands between them whatever its boundary is. */
function fieldsIn(bytes: Buffer, divider: string): number {
  let count = 0;
  for (let at = bytes.indexOf(divider); at !== -1; at = bytes.indexOf(divider, at + divider.length)) count += 1;
  return count;
}

export const isMultipart = ({ req }: Context<Env>): boolean =>
  (req.header('content-type') ?? '').startsWith('multipart/form-data');

/**
 * A form of the request, with its files where it may carry some. 413 when it is larger than allowed, 400 when it cannot
 * be read.
 */
export function readForm(context: Context<Env>, allowance = usual(context)): Promise<FormData> {
  const form = forms.get(context.req.raw) ?? parseForm(context, allowance);
  forms.set(context.req.raw, form);
  return form;
}

async function parseForm(context: Context<Env>, allowance: Allowance): Promise<FormData> {
  const type = context.req.header('content-type') ?? '';
  const withFiles = isMultipart(context);
  const bytes = await readBody(context, { ...allowance, bytes: withFiles ? allowance.bytes : usual(context).bytes });
  if (fieldsIn(bytes, withFiles ? '\r\n--' : '&') > MOST_FIELDS) throw new Problem(400, 'too_many_values');
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw malformed();
  });
}
