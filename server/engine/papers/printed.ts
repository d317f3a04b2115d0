import type { Context } from 'hono';
import { memoize } from 'es-toolkit';
import type { PaperData } from '#catalog/engine/papers/PaperData.ts';
import { MOST_PAPERS, type PrintingLine } from '#catalog/engine/papers/Printing.ts';
import { knownIds } from '../access/scope.ts';
import type { Host } from '../context/host.ts';
import { idsOf } from '../crud/many.ts';
import { problemBody } from '../../platform/http/answer.ts';
import type { Env } from '../../platform/http/Env.ts';
import { reported } from '../../platform/http/failure.ts';
import { flowing, flowOf } from '../../platform/http/flowOf.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { Problem } from '../../platform/problem.ts';
import { drawPaper } from './drawPaper.ts';
import { inBatches } from './inBatches.ts';
import { joinedPdf } from './joinedPdf.ts';
import type { NamedKind } from './PaperKind.ts';
import { waysIn } from './paperAnswer.ts';
import { readLogo } from './readAgency.ts';
import { typesetter } from './typesetPaper.ts';

type Print = (ids: readonly number[]) => AsyncGenerator<PrintingLine, void>;

/** The same refusal, which tells of which record it is. */
function refuseOf(id: number, error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const { status, code, details } = error;
  throw new Problem(status, code, { ...details, body: { ...details.body, id } });
}

/** Papers of one kind as one document, as the caller of a request asks for them; ends when the request does. */
function printing(context: Context<Env>, host: Host, named: NamedKind): Print {
  const logoAt = memoize((path: string | null) => readLogo(host, path));
  const ways = { ...named, ...waysIn(context), withLogo: true, logoAt };
  const { signal } = context.req.raw;
  async function* drawn(ids: readonly number[]): AsyncGenerator<PaperData, void> {
    for (const id of ids) {
      signal.throwIfAborted();
      const { paper } = await drawPaper(host, context.get('caller'), { ...ways, id }).catch(error =>
        refuseOf(id, error),
      );
      yield paper;
    }
  }
  return async function* print(ids) {
    const documents: Uint8Array[] = [];
    let count = 0;
    yield { drawn: count, of: ids.length };
    for await (const batch of inBatches(drawn(ids))) {
      signal.throwIfAborted();
      documents.push(await typesetter.typesetTogether(host.log, batch));
      count += batch.length;
      yield { drawn: count, of: ids.length };
    }
    yield { document: Buffer.from(joinedPdf(documents)).toString('base64') };
  };
}

/** The same as text; what fails on the way is told as the end of it, since the answer has begun. */
async function* linesOf(
  context: Context<Env>,
  host: Host,
  lines: AsyncGenerator<PrintingLine, void>,
): AsyncGenerator<string, void> {
  const text = (line: PrintingLine): string => `${JSON.stringify(line)}\n`;
  try {
    for await (const line of lines) yield text(line);
  } catch (error) {
    // Nobody is left to be told.
    if (context.req.raw.signal.aborted) return;
    const problem = reported(host, error, context);
    yield text({ refused: { status: problem.status, body: problemBody(problem, context.get('locale')) } });
  }
}

/**
 * Papers of several records as one PDF, each with its own count of pages, in the order in which they are asked for; line
 * by line how many are made. Nothing is made unless the caller may know of all of them: 404 with the first that they may
 * not.
 */
export async function printed(context: Context<Env>, host: Host, named: NamedKind): Promise<Response> {
  const ids = idsOf(await readJson(context), MOST_PAPERS);
  const print = printing(context, host, named);
  const view = { entity: named.kind.entity, caller: context.get('caller') };
  const known = await knownIds(host.db, view, ids);
  const unknown = ids.find(id => !known.has(id));
  if (unknown !== undefined) throw new Problem(404, 'not_found', { body: { id: unknown } });
  const lines = linesOf(context, host, print(ids));
  return flowing(
    flowOf(lines, () => lines.return()),
    {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      // A proxy that gathers an answer would hand on how far it is with its end.
      'x-accel-buffering': 'no',
    },
  );
}
