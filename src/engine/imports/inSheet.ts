import type { ImportError, ImportReport } from '#src/dataProvider/RihlaDataProvider.ts';
import type { SheetRow } from './recognise.ts';

/** A field of a line of a record, as `items.0.ledger`. */
const OF_LINE = /^([a-z_]+)\.(\d+)\.([a-z_]+)$/;

/** The host counts the rows that it was sent; the user looks for lines of the sheet, also where an error names one. */
export function inSheet(report: ImportReport, rows: readonly SheetRow[]): ImportReport {
  const lineOf = (line: number): number => rows[line - 1]?.line ?? line;
  const placed = (error: ImportError, lines: readonly number[]): ImportError => {
    const [, name = '', at = '', field = ''] = OF_LINE.exec(error.field) ?? [];
    const line = at === '' ? undefined : lines[Number(at)];
    return line === undefined ? error : { ...error, field: `${name}.${field}`, line };
  };
  const told = ({ params, ...error }: ImportError): ImportError => ({
    ...error,
    ...(params && {
      params: typeof params['line'] === 'number' ? { ...params, line: lineOf(params['line']) } : params,
    }),
  });
  return {
    ...report,
    rows: report.rows.map(row => ({
      ...row,
      line: lineOf(row.line),
      errors: row.errors.map(error => placed(told(error), rows[row.line - 1]?.lines ?? [])),
    })),
  };
}
