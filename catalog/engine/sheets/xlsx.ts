import type { Cell, Row, Rows } from './Cell.ts';
import { escaped, kept } from './xmlText.ts';
import { zip } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const FONT = '<sz val="11"/><name val="Calibri"/>';

/** Formats of numbers by kind of cell, in the order of the styles below; each a second time in bold. */
const formats = { text: 0, number: 0, money: 4, balance: 166, day: 164, month: 165 } as const;
const kinds = Object.keys(formats);
const styleOf = ({ kind, strong }: Cell): number => kinds.indexOf(kind) + (strong ? kinds.length : 0);

const cellFormats = [0, 1].flatMap(font =>
  Object.values(formats).map(
    format => `<xf numFmtId="${format}" fontId="${font}" applyNumberFormat="1" applyFont="1"/>`,
  ),
);

/** Formats of days, months, and of balances, whose sides stand as words after them. */
function numberFormats([debit, credit]: SheetLook['sides'] = ['Dr', 'Cr']): string {
  const amount = (side: string) => `#,##0.00" ${side.replace(/["\\]/g, '')}"`;
  const codes = ['yyyy-mm-dd', 'yyyy-mm', `${amount(debit)};${amount(credit)};0.00`];
  return codes
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`)
    .join('');
}

/** The parts of a workbook beside its sheet. */
const partsOf = ({ sides }: SheetLook): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PART}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="3">${numberFormats(sides)}</numFmts><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});

/** Days since the end of 1899, as spreadsheets count; before March 1900 they count a day that was not. */
const FIRST_DAY = '1900-03-01';
const serial = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

const DAY = /^\d{4}-\d\d-\d\d$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * A spreadsheet keeps numbers as floats; one of more digits than a float holds stays text, and so does what is no
 * number at all, as a value that is hidden from its reader.
 */
function numberOf({ kind, text }: Cell): string | undefined {
  if (kind === 'day' || kind === 'month') return DAY.test(text) && text >= FIRST_DAY ? String(serial(text)) : undefined;
  return kind !== 'text' && NUMBER.test(text) && text.replace(/\D/g, '').length <= 15 ? text : undefined;
}

/** A column as sheets name it: A to Z, then AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

function cellXml(cell: Cell | null, place: string): string {
  if (!cell) return '';
  const number = numberOf(cell);
  return number === undefined
    ? `<c r="${place}" s="${styleOf({ ...cell, kind: 'text' })}" t="inlineStr"><is><t xml:space="preserve">${kept(cell.text)}</t></is></c>`
    : `<c r="${place}" s="${styleOf(cell)}"><v>${number}</v></c>`;
}

const rowXml = (cells: Row, row: number): string =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row}`)).join('')}</row>`;

async function* sheet(rows: Rows, { columns, rightToLeft }: SheetLook): AsyncGenerator<string, void, undefined> {
  const view = `<sheetView ${rightToLeft ? 'rightToLeft="1" ' : ''}workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  const look = `<sheetViews>${view}</sheetViews><cols><col min="1" max="${columns}" width="18" customWidth="1"/></cols>`;
  yield `${HEAD}<worksheet xmlns="${MAIN}">${look}<sheetData>`;
  let written = 0;
  for await (const some of rows) {
    yield some.map((cells, at) => rowXml(cells, written + at + 1)).join('');
    written += some.length;
  }
  yield '</sheetData></worksheet>';
}

export interface SheetLook {
  readonly columns: number;
  /** The first column stands at the right, as Arabic is read. */
  readonly rightToLeft: boolean;
  /** What a debit and a credit balance are called. */
  readonly sides?: readonly [debit: string, credit: string];
}

/**
 * Rows as a workbook of one sheet (ECMA-376), the first of them its head. A stream: nothing but the present rows is in
 * memory. Every cell has a kind, so that no text becomes a formula.
 */
export const xlsx = (rows: Rows, look: SheetLook): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> =>
  zip([
    ...Object.entries(partsOf(look)).map(([name, text]) => ({ name, texts: [HEAD + text] })),
    { name: 'xl/worksheets/sheet1.xml', texts: sheet(rows, look) },
  ]);
