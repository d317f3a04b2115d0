import papa from 'papaparse';
import { formula } from '#catalog/engine/texts/formula.ts';
import type { Cell, Rows } from './Cell.ts';

const textOf = (cell: Cell | null): string => (cell?.kind === 'month' ? cell.text.slice(0, 7) : (cell?.text ?? ''));

/** Rows as CSV by RFC 4180, in UTF-8. A formula gets an apostrophe before it, so that it stays a text. */
export async function* csv(rows: Rows): AsyncGenerator<string, void, undefined> {
  // Without the mark, Excel reads Arabic and Bengali as Latin-1.
  yield '\uFEFF';
  for await (const some of rows) {
    if (some.length > 0)
      yield `${papa.unparse(
        some.map(row => row.map(textOf)),
        { escapeFormulae: formula, newline: '\r\n' },
      )}\r\n`;
  }
}
