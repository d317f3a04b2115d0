import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { databaseErrorOf } from '../db/databaseError.ts';
import type { Env, Host } from '../host.ts';
import { answer } from './answer.ts';
import { Problem } from './problem.ts';

/** Values that no column can hold (SQLSTATE class 22) are the caller's, everything else unforeseen is ours. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status === 413) return new Problem(413, 'too_large');
  if (error instanceof HTTPException && error.status < 500) return new Problem(400, 'malformed');
  return databaseErrorOf(error)?.code.startsWith('22') ? new Problem(400, 'malformed') : new Problem(500, 'internal');
}

/** The one place where an error becomes an answer: everything of ours is logged, nothing of ours is shown. */
export const failure = (host: Host) => (error: Error, context: Context<Env>): Response => {
  const problem = problemOf(error);
  if (problem.status === 500) {
    host.log({ level: 'error', request: context.get('requestId'), path: context.req.path, error: error.stack ?? String(error), cause: error.cause instanceof Error ? error.cause.message : undefined });
  }
  return answer(context, problem);
};
