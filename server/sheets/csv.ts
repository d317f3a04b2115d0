import papa from 'papaparse';
import type { Cell, Rows } from './Cell.ts';

/** Spreadsheets run a text that begins with one of these as a formula, unless it is a plain negative number. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/;

const textOf = (cell: Cell | null): string => (cell?.kind === 'month' ? cell.text.slice(0, 7) : (cell?.text ?? ''));

/** Rows as CSV by RFC 4180, in UTF-8. A formula gets an apostrophe before it, so that it stays a text. */
export async function* csv(rows: Rows): AsyncGenerator<string, void, undefined> {
  // Without the mark, Excel reads Arabic and Bengali as Latin-1.
  yield '\uFEFF';
  for await (const some of rows) {
    if (some.length > 0)
      yield `${papa.unparse(
        some.map(row => row.map(textOf)),
        { escapeFormulae: FORMULA, newline: '\r\n' },
      )}\r\n`;
  }
}
