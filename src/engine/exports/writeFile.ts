import { chunk } from 'es-toolkit/array';
import type { Row } from '#catalog/engine/sheets/Cell.ts';

export type Format = 'xlsx' | 'csv';

export interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  /** The language of its reader: the first column stands where they begin to read. */
  readonly locale: string;
}

/** Rows that become text at a time. */
const AT_ONCE = 1000;
/** The most letters that a spreadsheet takes in a cell; it calls a file with more of them damaged. */
const MOST_LETTERS = 32_767;

const rowsOf = ({ heads, rows }: Table): Row[][] => [
  [heads.map(text => ({ kind: 'text', text, strong: true }))],
  ...chunk(rows, AT_ONCE),
];

async function blobOf(parts: AsyncIterable<BlobPart>, type: string): Promise<Blob> {
  const all: BlobPart[] = [];
  for await (const part of parts) all.push(part);
  return new Blob(all, { type });
}

async function csv(table: Table): Promise<Blob> {
  const { csv: write } = await import('#catalog/engine/sheets/csv.ts');
  return blobOf(write(rowsOf(table)), 'text/csv;charset=utf-8');
}

async function xlsx(table: Table): Promise<Blob> {
  if (table.rows.some(row => row.some(cell => cell !== null && cell.text.length > MOST_LETTERS)))
    throw new Error('crud.export.too_long');
  const { xlsx: write } = await import('#catalog/engine/sheets/xlsx.ts');
  const look = { columns: table.heads.length, rightToLeft: table.locale === 'ar' };
  return blobOf(write(rowsOf(table), look), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
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
