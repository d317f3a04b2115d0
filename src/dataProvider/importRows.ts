import { delay } from 'es-toolkit/promise';
import { HttpError } from 'react-admin';
import type { CreateOnce } from './createOnce.ts';
import { failure, type Reply, unreachable } from './failure.ts';
import { isObject } from './isObject.ts';
import type { ImportParams, ImportReport } from './RihlaDataProvider.ts';
import { type Host, send } from './send.ts';

const isReport = (body: unknown): body is ImportReport =>
  isObject(body) && Array.isArray(body['rows']) && isObject(body['totals']);

/** What the last line of an answer says; one that was cut off says nothing. */
function reportOf({ headers, body }: Reply): ImportReport {
  if (!isObject(body)) throw unreachable();
  const { report = body, refused } = body;
  if (isReport(report)) return report;
  if (isObject(refused)) throw failure({ status: Number(refused['status']), headers, body: refused['body'] });
  throw unreachable();
}

/** Seconds after which to ask again, where too many imports wait already. */
const waitOf = (error: unknown): number | undefined =>
  error instanceof HttpError && error.body?.code === 'import_waits' ? Number(error.body.retryAfter ?? 5) : undefined;

function tellLine(line: unknown, { onWaiting, onProgress }: ImportParams): void {
  if (!isObject(line)) return;
  const { before, done, total } = line;
  if (typeof before === 'number') onWaiting?.(before);
  if (typeof done === 'number' && typeof total === 'number') onProgress?.({ done, total });
}

/**
 * Tries an import, or writes it, once however often the answer is lost. A report with errors is an answer like any
 * other. The host does one import at a time: this one waits for its turn there, or asks again where the queue is full.
 */
export async function importRows(
  host: Host,
  createOnce: CreateOnce,
  entity: string,
  params: ImportParams,
): Promise<ImportReport> {
  const { signal, rows, commit, keys = [], make = [], sheet, lines = [], leftOut = 0 } = params;
  const path = '/api/imports';
  const given = {
    entity,
    rows,
    commit,
    ...(keys.length > 0 && { keys }),
    ...(make.length > 0 && { make }),
    ...(sheet !== undefined && { sheet }),
    ...(lines.length > 0 && { lines }),
    ...(leftOut > 0 && { left_out: leftOut }),
  };
  const onLine = (line: unknown) => tellLine(line, params);
  const ask = (): Promise<ImportReport> =>
    commit
      ? createOnce({ path, given, body: async () => given, signal, onLine, read: reportOf })
      : send(host, { method: 'POST', path, body: given, signal, onLine }).then(reportOf);
  for (;;) {
    try {
      const report = await ask();
      if (commit && report.totals.error === 0) host.onWritten?.(path);
      return report;
    } catch (error) {
      const wait = waitOf(error);
      if (wait === undefined) throw error;
      await delay(wait * 1000, { ...(signal && { signal }) });
    }
  }
}
