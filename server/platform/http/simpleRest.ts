import type { Context } from 'hono';
import { z } from 'zod';
import type { Env } from './Env.ts';
import { Problem } from '../problem.ts';

const filterShape = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const rangeShape = z.tuple([z.number().int().min(0), z.number().int().min(0)]);
const MOST_ROWS = 200;

function read<T>(context: Context<Env>, key: string, shape: z.ZodType<T>, fallback: T): T {
  const raw = context.req.query(key);
  if (raw === undefined) return fallback;
  try {
    return shape.parse(JSON.parse(raw));
  } catch {
    // Both unreadable JSON and a wrong shape are the caller's mistake.
    throw new Problem(400, 'malformed');
  }
}

/** Reads `filter` and `range` of React-Admin's simple-rest dialect; a range holds 200 rows at most. */
export function readSimpleList(context: Context<Env>) {
  const [from, to] = read(context, 'range', rangeShape, [0, 24]);
  return {
    filter: read(context, 'filter', filterShape, {}),
    offset: from,
    limit: Math.min(Math.max(to - from + 1, 1), MOST_ROWS),
  };
}
