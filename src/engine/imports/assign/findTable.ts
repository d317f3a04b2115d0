import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import type { SheetWords } from '../recognise.ts';
import { type HeadRows, headRows } from './headRows.ts';
import { leftOutLines } from './leftOutLines.ts';
import type { Table } from './Table.ts';

/** So many rows tell how wide a sheet is. */
const ROWS = 200;

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s*\*$/, '');

interface Told {
  /** Languages whose words of fields are heads, beside all that are known from elsewhere. */
  readonly languages?: readonly SheetWords[];
  /** The day of who reads the sheet, as `YYYY-MM-DD`. */
  readonly today?: string;
  /** Index of the row of heads where somebody has said it, -1 for a sheet without. */
  readonly head?: number | undefined;
}

/** The row of heads that somebody has pointed at. */
const saidHead = (sheet: Sheet, at: number): HeadRows | undefined =>
  at < 0
    ? undefined
    : { first: at, last: at, heads: (sheet[at] ?? []).map(cell => cellText(cell).replace(/\s+/g, ' ').trim()) };

/**
 * Finds the table in a sheet: its heads among the first thirty rows, and what stands around and between its records. A
 * sheet without heads has `head` -1 and its columns have '' for one. Linear in the rows.
 */
export function findTable(
  sheet: Sheet,
  { languages = [], today = new Date().toISOString().slice(0, 10), head: said }: Told = {},
): Table {
  const width = sheet
    .slice(0, ROWS)
    .reduce((widest, row) => Math.max(widest, row.findLastIndex(cell => cellText(cell).trim() !== '') + 1), 0);
  const labels = new Set(
    languages.flatMap(({ fields }) => [...Object.keys(fields), ...Object.values(fields)]).map(plain),
  );
  const head =
    said === undefined ? headRows(sheet, width, text => labels.has(plain(text)), today) : saidHead(sheet, said);
  return {
    head: head?.last ?? -1,
    heads: Array.from({ length: Math.max(width, head?.heads.length ?? 0) }, (_, at) => head?.heads[at] ?? ''),
    leftOut: leftOutLines(sheet, head),
  };
}
