import { formula } from '#catalog/engine/texts/formula.ts';
import type { Cell } from './exportTable.ts';

export type Format = 'xlsx' | 'csv';
export type Table = readonly (readonly Cell[])[];

const asText = (cell: Cell): string | number | null => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);

/** Before a text that a spreadsheet would run, papaparse puts an apostrophe. */
async function csv(table: Table): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    table.map(row => row.map(asText)),
    { escapeFormulae: formula, newline: '\r\n' },
  );
  // Without the mark, Excel reads Arabic and Bengali as Latin-1.
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

/** Every cell has a type, so no text can become a formula. */
async function xlsx(table: Table): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const rows = table.map(row =>
    row.map(cell => {
      if (cell === null) return null;
      if (cell instanceof Date) return { value: cell, type: Date, format: 'yyyy-mm-dd' };
      return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
    }),
  );
  return write(rows, { stickyRowsCount: 1 }).toBlob();
}

const writers: Record<Format, (table: Table) => Promise<Blob>> = { csv, xlsx };

export const toFile = (format: Format, table: Table): Promise<Blob> => writers[format](table);

/** Hands a file to the browser under a name. */
export function offer(file: Blob, name: string, format: Format | 'journal' | 'pdf'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.${format}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
