import { formula } from '../texts/formula.ts';
import type { Cell, Row, Rows } from './Cell.ts';

const textOf = (cell: Cell | null): string => (cell?.kind === 'month' ? cell.text.slice(0, 7) : (cell?.text ?? ''));

/** What parts cells and rows, by comma or by any other sign that a reader may take for it; blanks at an end get lost. */
const PARTING = /[",;|\t\r\n\u001e\u001f\ufeff]|^\s|\s$/;

function cellText(cell: Cell | null): string {
  const text = textOf(cell);
  const isFormula = formula.test(text);
  const kept = isFormula ? `'${text}` : text;
  return isFormula || PARTING.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}

const rowText = (row: Row): string => row.map(cellText).join(',');

/**
 * Rows as CSV by RFC 4180, in UTF-8. A formula gets an apostrophe before it, so that it stays a text. No line ends the
 * last row: readers that guess by what cells are parted count what follows it as a row of one cell.
 */
export async function* csv(rows: Rows): AsyncGenerator<string, void, undefined> {
  // Without the mark, Excel reads Arabic and Bengali as Latin-1.
  let before = '\uFEFF';
  for await (const some of rows) {
    if (some.length === 0) continue;
    yield before + some.map(rowText).join('\r\n');
    before = '\r\n';
  }
}
