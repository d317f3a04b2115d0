import { type BookType, set_cptable, utils, write } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';

/** Sheets by their names, each with its rows; a `Date` is a day of UTC. */
type Sheets = Readonly<Record<string, readonly (readonly unknown[])[]>>;

interface Made {
  readonly type: BookType;
  /** Names of sheets that are out of sight. */
  readonly hidden?: readonly string[];
  readonly since1904?: boolean;
}

/** A workbook as another program writes it. */
export function otherWorkbook(sheets: Sheets, { type, hidden = [], since1904 = false }: Made): Uint8Array<ArrayBuffer> {
  set_cptable(codePages);
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(
      rows.map(row => [...row]),
      { UTC: true },
    );
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    WBProps: { date1904: since1904 },
    Sheets: book.SheetNames.map(name => ({ Hidden: hidden.includes(name) ? 1 : 0 })),
  };
  return new Uint8Array(write(book, { type: 'array', bookType: type, compression: true }));
}
