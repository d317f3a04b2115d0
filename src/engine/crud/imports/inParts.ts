import { chunk } from 'es-toolkit/array';
import { MAX_IMPORT_ROWS } from '#catalog/engine/wire.ts';
import type { ImportError, ImportReport, Progress } from '#src/dataProvider/RihlaDataProvider.ts';
import type { SheetRow } from './recognise.ts';

export interface Sending {
  readonly commit: boolean;
  /** What became of the rows that were written before a part was lost; it goes on after them. */
  readonly before?: Pick<Sent, 'report' | 'written'>;
  /** Sends rows that the host takes at once. */
  send(rows: readonly SheetRow[]): Promise<ImportReport>;
  onProgress?(progress: Progress): void;
}

export interface Sent {
  readonly report: ImportReport;
  /** Rows that are written and stay, whatever became of those after them. */
  readonly written: number;
  /** What kept a later part from being sent, once an earlier one is written. */
  readonly failure?: Error;
}

const nothing: ImportReport = { rows: [], totals: { create: 0, update: 0, unchanged: 0, error: 0 } };

/** The host counts the rows that it was sent; the user looks for lines of the sheet, also where an error names one. */
function inSheet(report: ImportReport, rows: readonly SheetRow[]): ImportReport {
  const lineOf = (line: number): number => rows[line - 1]?.line ?? line;
  const told = ({ params, ...error }: ImportError): ImportError => ({
    ...error,
    ...(params && {
      params: typeof params['line'] === 'number' ? { ...params, line: lineOf(params['line']) } : params,
    }),
  });
  return {
    ...report,
    rows: report.rows.map(row => ({ ...row, line: lineOf(row.line), errors: row.errors.map(told) })),
  };
}

const joined = (one: ImportReport, { rows, totals }: ImportReport): ImportReport => ({
  rows: [...one.rows, ...rows],
  totals: {
    create: one.totals.create + totals.create,
    update: one.totals.update + totals.update,
    unchanged: one.totals.unchanged + totals.unchanged,
    error: one.totals.error + totals.error,
  },
});

/** A sheet of this many rows is written in parts. */
export const isInParts = (rows: readonly SheetRow[]): boolean => rows.length > MAX_IMPORT_ROWS;

/**
 * Sends any number of rows, one part after another. A trial goes through them all; a writing stops at the first part
 * that is refused, and tells how many rows were written before.
 */
export async function inParts(
  rows: readonly SheetRow[],
  { commit, before = { report: nothing, written: 0 }, send, onProgress }: Sending,
): Promise<Sent> {
  let { report, written: done } = before;
  for (const part of chunk(rows.slice(done), MAX_IMPORT_ROWS)) {
    onProgress?.({ done, total: rows.length });
    try {
      report = joined(report, inSheet(await send(part), part));
    } catch (error) {
      if (!commit || done === 0 || !(error instanceof Error)) throw error;
      return { report, written: done, failure: error };
    }
    if (commit && report.totals.error > 0) return { report, written: done };
    done += part.length;
  }
  return { report, written: commit ? done : 0 };
}
