import type { Context } from 'hono';
import { isContended } from '../../platform/db/transact.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import type { Stored, Values } from '../context/values.ts';
import { reported } from '../../platform/http/failure.ts';
import { type Problem, refuse } from '../../platform/problem.ts';
import { toldOfOne } from '../../platform/http/toldOfOne.ts';
import { isId } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';

/** Most records that one bulk command takes. */
const MOST = 500;

export interface RowResult {
  readonly id: number;
  readonly status: number;
  readonly code?: string;
  readonly detail?: string;
  readonly used_by?: unknown;
  /** It was there already, so that nothing happened to it. */
  readonly unchanged?: true;
}

interface BulkRequest {
  readonly host: Host;
  readonly context: Context<Env>;
  /** Field of which a broken rule is told before others. */
  readonly about?: string;
}

/** The ids of a bulk command; 400 unless they are whole numbers, at least one and not too many. */
export function idsOf(body: Values, most = MOST): number[] {
  const ids = body['ids'];
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isId)) refuse([violation('ids', 'not_references')]);
  const unique = [...new Set(Array.isArray(ids) ? ids.map(Number) : [])];
  if (unique.length > most) refuse([violation('ids', 'too_large', { max: most })]);
  return unique;
}

/**
 * Does the same to each record in a transaction of its own, and tells for each how it went, whatever happens to one of
 * them: what is committed already cannot be taken back by an error. Once the database is away, the others are not
 * tried; one that others lock for long is no reason for that. A failure of ours is logged like any other.
 */
export async function each(
  ids: readonly number[],
  { host, context, about }: BulkRequest,
  work: (id: number) => Promise<Stored | void>,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  let away: Problem | undefined;
  for (const id of ids) {
    try {
      if (away) throw away;
      const { unchanged } = (await work(id)) ?? {};
      results.push({ id, status: 200, ...(unchanged === true && { unchanged }) });
    } catch (error) {
      const problem = reported(host, error, context);
      if (problem.status === 503 && !isContended(error)) away = problem;
      results.push({ id, ...toldOfOne(problem, context.get('locale'), about) });
    }
  }
  return results;
}
