import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { databaseErrorOf } from '../db/databaseError.ts';
import { type Outage, outageOf } from '../db/outage.ts';
import { OutcomeUnknown } from '../db/transact.ts';
import { failureForLog, pathForLog } from '../forLog.ts';
import type { Platform } from '../services/Platform.ts';
import type { Env } from './Env.ts';
import { answer } from './answer.ts';
import { Problem } from '../problem.ts';

const after = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

const outages: Readonly<Record<Outage, () => Problem>> = {
  away: () => new Problem(503, 'unavailable', after(2)),
  busy: () => new Problem(503, 'too_busy', { params: { seconds: 5 }, ...after(5) }),
  full: () => new Problem(507, 'disk_full', after(60)),
};

/**
 * Whether the database refused a value of the caller's (SQLSTATE class 22), which has passed our own checks. A number
 * that was read but left its range while we reckoned with it (22003, 22012) is our failure.
 */
function isForeignValue(error: unknown): boolean {
  const { code = '', file = '' } = databaseErrorOf(error) ?? {};
  if (code === '22003') return file === 'numutils.c';
  return code.startsWith('22') && code !== '22012';
}

/** What an error means for whoever asked; everything unforeseen is ours. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status === 413) return new Problem(413, 'too_large');
  if (error instanceof HTTPException && error.status < 500) return new Problem(400, 'malformed');
  if (error instanceof OutcomeUnknown) return new Problem(503, 'outcome_unknown', after(2));
  const outage = outageOf(error);
  if (outage) return outages[outage]();
  return isForeignValue(error) ? new Problem(400, 'malformed') : new Problem(500, 'internal');
}

/** The id of the request that is made a second time, when the host does that by itself. */
export function askedAgain({ env }: Context<Env>): string | undefined {
  const given: unknown = env;
  const is = typeof given === 'object' && given !== null && 'askedAgain' in given && given.askedAgain;
  return typeof is === 'string' ? is : undefined;
}

/** Reading changes nothing, so that a connection that broke meanwhile is no reason to trouble the reader. */
const mayAskAgain = (error: unknown, context: Context<Env>): boolean =>
  ['GET', 'HEAD'].includes(context.req.method) && outageOf(error) === 'away' && askedAgain(context) === undefined;

/** What an error means for whoever asked: everything of ours is logged, nothing of ours is shown. */
export function reported({ log }: Pick<Platform, 'log'>, error: unknown, context: Context<Env>): Problem {
  const problem = problemOf(error);
  if (problem.status >= 500 || databaseErrorOf(error)) {
    const { method, path } = context.req;
    const level = problem.status === 500 ? 'error' : 'warn';
    log({
      level,
      event: 'request failed',
      request: context.get('requestId'),
      method,
      path: pathForLog(path),
      status: problem.status,
      ...failureForLog(error),
    });
  }
  return problem;
}

/** The one place where an error becomes an answer. */
export const failure =
  (host: Pick<Platform, 'log'>, app: Hono<Env>) =>
  (error: Error, context: Context<Env>): Response | Promise<Response> => {
    if (!mayAskAgain(error, context)) return answer(context, reported(host, error, context));
    const env: unknown = context.env;
    // The second attempt waits for its own turn, which nobody may wait for while holding one.
    for (const release of context.get('releases')) release();
    context.get('leave')?.();
    return app.fetch(context.req.raw, { ...(typeof env === 'object' && env), askedAgain: context.get('requestId') });
  };
