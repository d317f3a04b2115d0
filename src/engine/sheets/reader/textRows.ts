import { keptFormula } from '#catalog/engine/texts/formula.ts';
import { keepBounds, MOST_OF_LINE, MOST_ROWS } from './bounds.ts';
import { NoSheet } from './NoSheet.ts';

/** A line by which a spreadsheet is told the separator; it shows no row for it. */
const TOLD = /^"?sep=(.)"?\r?\n/i;

/** Lines that are looked at: blank ones at the end are no rows, yet somebody has to see that they are blank. */
const SEEN = MOST_ROWS * 2;

/** Into a sheet of plain text an export put an apostrophe before some texts; it is not part of the value. */
const unescaped = (text: string): string => text.replace(keptFormula, '');

/** No list has a line of a book's length: it is another file, or its line ends were lost. */
function keepLines(text: string): void {
  for (let at = 0; at < text.length;) {
    const end = /[\r\n]/g;
    end.lastIndex = at;
    const next = end.exec(text)?.index ?? text.length;
    if (next - at > MOST_OF_LINE) throw new NoSheet('line_too_long');
    at = next + 1;
  }
}

/** Rows of a sheet of text. Throws `NoSheet` for one that is too long or too wide. */
export async function textRows(text: string): Promise<readonly (readonly string[])[]> {
  const { default: papa } = await import('papaparse');
  const plain = text.replace(/^\uFEFF/, '');
  keepLines(plain);
  const delimiter = TOLD.exec(plain)?.[1];
  const { data } = papa.parse<string[]>(plain.replace(TOLD, ''), {
    preview: SEEN,
    transform: unescaped,
    ...(delimiter !== undefined && { delimiter }),
  });
  const isFilled = (cell: string) => cell.trim() !== '';
  const rows = data.length === SEEN ? SEEN : data.findLastIndex(row => row.some(isFilled)) + 1;
  const columns = data.reduce((most, row) => Math.max(most, row.findLastIndex(isFilled) + 1), 0);
  keepBounds({ rows, columns, letters: 0 });
  return data;
}
