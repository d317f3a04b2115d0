import type { Context } from 'hono';
import type { Semaphore } from '../../platform/flow/semaphore.ts';
import { problemBody } from '../../platform/http/answer.ts';
import type { Env } from '../../platform/http/Env.ts';
import { reported } from '../../platform/http/failure.ts';
import { flowing, flowOf } from '../../platform/http/flowOf.ts';
import { linesOf } from '../../platform/http/linesOf.ts';
import type { Host } from '../context/host.ts';
import type { Imported } from './importRows.ts';

/** How long somebody waits for the imports before theirs, in milliseconds, who is told how many these are. */
const PATIENCE = 30 * 60 * 1000;

const LINES = 'application/x-ndjson';

/** Whether the answer may come line by line. */
export const takesLines = ({ req }: Context<Env>): boolean => (req.header('accept') ?? '').includes(LINES);

interface Turn {
  /** Imports take turns in it. */
  readonly lane: Semaphore;
  /** Gives back the sender's own turn. */
  leave(): void;
  work(asked: {
    readonly signal: AbortSignal;
    readonly onProgress: (told: { readonly done: number; readonly total: number }) => void;
  }): Promise<Imported>;
}

/**
 * Answers an import with lines of JSON, 200 whatever becomes of it: `{before}` with the number of imports that come
 * first, `{done, total}` in rows, and last `{report, isRefused}` or `{refused: {status, body}}`. Whoever leaves takes the
 * import with them.
 */
export function answerInLines(context: Context<Env>, host: Host, { lane, leave, work }: Turn): Response {
  // The body is held for as long as the work takes, and others of the same sender need not wait for it.
  const releases = context.get('releases').splice(0);
  context.get('leave')?.();
  context.set('leave', undefined);
  const end = () => {
    releases.splice(0).forEach(release => release());
    leave();
  };
  const lines = linesOf(async (tell, reader) => {
    const signal = AbortSignal.any([context.req.raw.signal, reader]);
    try {
      return await lane.run(() => work({ signal, onProgress: tell }), {
        patience: PATIENCE,
        signal,
        onPlace: before => tell({ before }),
      });
    } catch (error) {
      // Nobody is left to be told.
      if (signal.aborted) return {};
      const problem = reported(host, error, context);
      return { refused: { status: problem.status, body: problemBody(problem, context.get('locale')) } };
    } finally {
      end();
    }
  });
  return flowing(
    flowOf(lines, async () => {
      await lines.return();
      end();
    }),
    {
      'content-type': LINES,
      'cache-control': 'no-store',
      // A proxy that gathers an answer would hand on how far it is with its end.
      'x-accel-buffering': 'no',
    },
  );
}
