import { uniq } from 'es-toolkit';
import { cellText, type Sheet, type SheetCell } from '#catalog/engine/reading/Sheet.ts';
import type { Cell, Row } from '#catalog/engine/sheets/Cell.ts';
import type { Table } from '../../exports/writeFile.ts';

/** More of a reason helps nobody to correct a row. */
const MOST_CHARACTERS = 1000;

const toCell = (cell: SheetCell | undefined): Cell | null => {
  if (typeof cell === 'object') return { kind: 'number', text: cell.decimal };
  // What somebody wrote stays a text: a phone number keeps its zero, and a formula calculates nothing.
  return cell === undefined || cell === '' ? null : { kind: 'text', text: cell };
};

interface Rest {
  /** Lines of the file, counted from 1. */
  readonly lines: readonly number[];
  /** The line in which the heads stand; 0 where the sheet has none. */
  readonly headLine: number;
  /** What the last column is called, and what it says of a line. */
  readonly why: string;
  readonly reasonOf: (line: number) => string;
  /** The language of its reader. */
  readonly locale: string;
}

/**
 * Some rows of a sheet under its own heads, in the order of the file, with a last column that says why each is not
 * imported. One that an earlier such file has is replaced.
 */
export function restSheet(sheet: Sheet, { lines, headLine, why, reasonOf, locale }: Rest): Table {
  const chosen = uniq(lines).toSorted((one, other) => one - other);
  const rowOf = (line: number) => sheet[line - 1] ?? [];
  const heads = headLine > 0 ? rowOf(headLine).map(cellText) : [];
  const before = heads.indexOf(why);
  const width = chosen.reduce((most, line) => Math.max(most, rowOf(line).length), heads.length);
  const places = Array.from({ length: width }, (_, at) => at).filter(at => at !== before);
  return {
    heads: [...places.map(at => heads[at] ?? ''), why],
    rows: chosen.map((line): Row => {
      const row = rowOf(line);
      const reason = reasonOf(line).slice(0, MOST_CHARACTERS);
      return [...places.map(at => toCell(row[at])), { kind: 'text', text: reason }];
    }),
    locale,
  };
}
