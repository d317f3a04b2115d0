import type { ImportError, ImportReport } from '#src/dataProvider/RihlaDataProvider.ts';
import type { SheetRow } from './recognise.ts';

/** The host counts the rows that it was sent; the user looks for lines of the sheet, also where an error names one. */
export function inSheet(report: ImportReport, rows: readonly SheetRow[]): ImportReport {
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
