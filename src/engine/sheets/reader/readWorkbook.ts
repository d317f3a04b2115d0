import { type ParsingOptions, read, set_cptable, type WorkBook } from '@e965/xlsx';
import { strFromU8 } from 'fflate';
import type { Epoch } from '#catalog/engine/reading/days/serials.ts';
import { extentOf, rowsIn, type SparseCells } from './cellsIn.ts';
import { NoSheet } from './NoSheet.ts';
import { odsHidden } from './odsHidden.ts';
import type { Reading } from './Reading.ts';
import { readableParts } from './readableParts.ts';
import { zippedParts } from './zippedParts.ts';

/** Cells as they are stored, and nothing that is run, drawn or fetched. */
const STORED: ParsingOptions = {
  type: 'array',
  dense: true,
  raw: true,
  cellNF: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellStyles: false,
  cellDates: false,
  bookVBA: false,
  bookFiles: false,
  bookDeps: false,
};

/** A workbook as the library holds it, and the places of its sheets that are out of sight. */
interface Opened {
  readonly book: WorkBook;
  readonly hidden: ReadonlySet<number>;
}

const hiddenIn = ({ SheetNames, Workbook }: WorkBook): ReadonlySet<number> =>
  new Set(SheetNames.flatMap((_, at) => ((Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0 ? [at] : [])));

/** What of a book its names and its calendar stand in, without any cell. */
const CELLS = /(^|\/)(worksheets\/[^/]+|sharedStrings)\.xml$/;

function openZip(bytes: Uint8Array, asked: string | undefined): Opened {
  const parts = zippedParts(bytes);
  const content = parts.get('content.xml');
  if (content) return { book: read(readableParts(parts), STORED), hidden: odsHidden(strFromU8(content)) };
  const outline = read(readableParts(new Map([...parts].filter(([name]) => !CELLS.test(name)))), {
    ...STORED,
    sheets: [],
  });
  const hidden = hiddenIn(outline);
  const sheets = outline.SheetNames.filter((name, at) => !hidden.has(at) || name === asked);
  return { book: read(readableParts(parts), { ...STORED, sheets }), hidden };
}

/** Before Unicode a workbook was in the code page of its machine. */
async function openCompound(bytes: Uint8Array): Promise<Opened> {
  set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
  const book = read(bytes, STORED);
  return { book, hidden: hiddenIn(book) };
}

async function opened(bytes: Uint8Array, kind: 'zip' | 'compound', asked: string | undefined): Promise<Opened> {
  try {
    return kind === 'zip' ? openZip(bytes, asked) : await openCompound(bytes);
  } catch (error) {
    if (error instanceof NoSheet) throw error;
    throw new NoSheet(/password/i.test(String(error)) ? 'locked_workbook' : 'no_workbook');
  }
}

/** Cells of a sheet; none where it is a chart, a macro or damaged. It may be called `constructor`: then that is no sheet. */
function cellsOf({ Sheets }: WorkBook, name: string): SparseCells | undefined {
  const cells: unknown = Sheets[name]?.['!data'];
  return Array.isArray(cells) ? cells : undefined;
}

/**
 * Reads the sheet of a workbook that is asked for, else the first in sight that holds something, and tells the others.
 * Throws `NoSheet` for a damaged or locked one, and for a sheet that is too large.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { kind, sheet: asked }: { readonly kind: 'zip' | 'compound'; readonly sheet?: string | undefined },
): Promise<Reading> {
  const { book, hidden } = await opened(bytes, kind, asked);
  const epoch: Epoch = book.Workbook?.WBProps?.date1904 ? 1904 : 1900;
  const all = book.SheetNames.map((name, at) => ({ name, isHidden: hidden.has(at), cells: cellsOf(book, name) }));
  if (all.every(({ isHidden, cells }) => !isHidden && !cells)) throw new NoSheet('no_workbook');
  const sheets = all.map(({ name, isHidden, cells }) => {
    const isRead = cells && (!isHidden || name === asked);
    return { name, isHidden, rows: isRead ? extentOf(cells, epoch).rows : 0 };
  });
  const named = sheets.findIndex(({ name }) => name === asked);
  const proposed =
    named >= 0
      ? named
      : Math.max(
          sheets.findIndex(({ rows }) => rows > 0),
          0,
        );
  const cells = (sheets[proposed]?.rows ?? 0) > 0 ? all[proposed]?.cells : undefined;
  return { sheets, proposed, epoch, rows: cells ? rowsIn(cells, epoch) : [] };
}
