import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { entityList } from '#catalog/registry/entities.ts';
import { isKeepable } from '#catalog/engine/parse.ts';
import { MAX_IMPORT_ROWS } from '#catalog/engine/wire.ts';
import { demand } from '../crud/demand.ts';
import { SemaphoreByKey } from '../../platform/flow/semaphore.ts';
import { longLane } from '../limits/longLane.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { Problem } from '../../platform/problem.ts';
import { readBody, readFields, sheet } from '../../platform/http/readBody.ts';
import { attemptOf } from '../idempotency/attempt.ts';
import { answerInLines, takesLines } from './answerInLines.ts';
import { type Imported, importRows } from './importRows.ts';

/** Nobody waits who has too many under way already. */
const PATIENCE = 3_000;

/** Imports that one user may have waiting or running at a time. */
const MOST_OF_ONE = 8;

/** More columns than any sheet of an entity has. */
const MOST_CELLS = 300;

/** More names of fields than are asked for at once. */
const MOST_NAMES = 20;

/** What is sent to be imported. */
export const importShape = z.object({
  entity: z.string(),
  // That each is an object is all there is to say before the right: to walk their cells costs more than to refuse them.
  rows: z.array(z.custom<Record<string, unknown>>(isObject)).min(1),
  commit: z.boolean(),
  /** Fields by which rows without an id are found. */
  keys: z.array(z.string()).max(MOST_NAMES).optional(),
  /** References whose unknown titles make a record along. */
  make: z.array(z.string()).max(MOST_NAMES).optional(),
  /** What the file is called. */
  sheet: z.string().max(255).refine(isKeepable).optional(),
  /** Lines of the file in which the rows stand, as many as there are rows; else they are counted from 1. */
  lines: z.array(z.int().min(1).max(10_000_000)).max(MAX_IMPORT_ROWS).optional(),
  /** Rows of the file that are not among these. */
  left_out: z.int().min(0).max(1_000_000).optional(),
});

interface Asked {
  readonly host: Host;
  readonly context: Context<Env>;
  readonly signal: AbortSignal;
  readonly onProgress?: (told: { readonly done: number; readonly total: number }) => void;
}

async function importOf({ host, context, signal, onProgress }: Asked): Promise<Imported> {
  const parsed = importShape.safeParse(await readFields(context, sheet));
  const entity = entityList.find(one => parsed.success && one.name === parsed.data.entity);
  if (!parsed.success || !entity) throw new Problem(400, 'malformed');
  const { rows, commit, keys = [], make = [], sheet: name = '', left_out: leftOut = 0, lines = [] } = parsed.data;
  const request = { host, entity, caller: context.get('caller') };
  demand(request, 'list');
  if (rows.length > MAX_IMPORT_ROWS) throw new Problem(400, 'too_many_rows', { params: { max: MAX_IMPORT_ROWS } });
  if (rows.some(row => Object.keys(row).length > MOST_CELLS)) throw new Problem(400, 'too_many_values');
  const attempt = await attemptOf(context, host, sheet);
  const asked = {
    rows,
    commit,
    keys,
    make,
    leftOut,
    lines,
    sheet: name,
    locale: context.get('locale'),
    signal,
    attempt,
  };
  return importRows(request, {
    ...asked,
    ...(onProgress && { onProgress: done => onProgress({ done, total: rows.length }) }),
  });
}

/**
 * Import of rows with a dry run: `commit: false` tells what would happen, line by line, and keeps
 * nothing; a commit under an `Idempotency-Key` is done once. One at a time; 503 `import_waits` when the one before does
 * not end soon, to be sent again. Whoever accepts lines of JSON waits for their turn instead and is told how far it is,
 * see `answerInLines`.
 */
export function importRoutes(host: Host): Hono<Env> {
  const lane = longLane(host.pools.imports);
  const senders = new SemaphoreByKey({ atOnce: MOST_OF_ONE, waiting: 0, patience: PATIENCE, status: 429 });
  const routes = new Hono<Env>({ strict: false });
  routes.post('/api/imports', async context => {
    const caller = context.get('caller');
    if (caller.id === null) throw new Problem(401, 'token_missing');
    // Asked for now, since a connection that is gone by then no longer says so.
    const { signal } = context.req.raw;
    // It is received before its turn, lest a slow line holds up the others, and unpacked within.
    await readBody(context, sheet);
    const work = (asked: Omit<Asked, 'host' | 'context'>) => importOf({ host, context, ...asked });
    if (takesLines(context)) {
      const leave = await senders.acquire(String(caller.id));
      return answerInLines(context, host, { lane, leave, work });
    }
    const { report, isRefused } = await lane.run(() => work({ signal }));
    return context.json(report, isRefused ? 400 : 200);
  });
  return routes;
}
