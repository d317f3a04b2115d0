import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';
import { type Allowance, isMultipart, readBody, readForm } from '../../platform/http/readBody.ts';

/** One user's wish to have something done, as often as its request may have to be sent until an answer arrives. */
export interface Attempt {
  readonly user: number;
  readonly key: string;
  /** Fingerprint of what was asked for, which tells another request under the same key from the same one. */
  readonly digest: string;
}

/** Longest key that is taken, in characters. */
const LONGEST = 255;

const isKey = (text: string): boolean => text.length <= LONGEST && /^[\x21-\x7e]+$/.test(text);

/** The parts of a form in their order; a file by its content, since each sending has a boundary of its own. */
async function formText(context: Context<Env>, allowance: Allowance | undefined): Promise<string> {
  const form = await readForm(context, allowance);
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => {
      if (typeof value === 'string') return [name, value];
      return [
        name,
        value.type,
        createHash('sha256')
          .update(new Uint8Array(await value.arrayBuffer()))
          .digest('hex'),
      ];
    }),
  );
  return JSON.stringify(parts);
}

/**
 * The attempt that a request belongs to by its `Idempotency-Key`; undefined without one. Guests have no keys: nobody
 * could tell theirs apart. 400 `key_malformed` for a key that is none.
 */
export async function attemptOf(
  context: Context<Env>,
  { secret }: Pick<Host, 'secret'>,
  allowance?: Allowance,
): Promise<Attempt | undefined> {
  const key = context.req.header('idempotency-key');
  const { id: user } = context.get('caller');
  if (key === undefined || user === null) return undefined;
  if (!isKey(key)) throw new Problem(400, 'key_malformed', { params: { max: LONGEST } });
  const { method, path } = context.req;
  const body = isMultipart(context) ? await formText(context, allowance) : (await readBody(context)).toString();
  // Keyed, since a short form could be guessed from a plain digest.
  const digest = createHmac('sha256', secret)
    .update(JSON.stringify([method, path.replace(/\/$/, ''), body]))
    .digest('base64');
  return { user, key, digest };
}

/** The attempt at one of many, each of which has a transaction, and so an answer to keep, of its own. */
export const attemptFor = (attempt: Attempt | undefined, id: number): Attempt | undefined =>
  // No client's key has a space in it.
  attempt && { ...attempt, key: `${attempt.key} ${id}` };
