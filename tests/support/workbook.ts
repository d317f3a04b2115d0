import { strToU8, zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const formats = [0, 14, 22, 20].map(id => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0"/>`).join('');

/** How a cell of `workbook` is shown: `s="1"` a day, `s="2"` a day with a time, `s="3"` a time. */
interface Made {
  /** Cells of each row, in the XML of a workbook, such as `<c r="A1" t="e"><v>#N/A</v></c>`. */
  readonly rows: readonly string[];
  /** What the workbook says of its calendar. */
  readonly calendar?: string;
  /** What stands after the rows. */
  readonly after?: string;
}

/** A workbook as its parts are written. */
export function workbook({ rows, calendar = '', after = '' }: Made): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><workbookPr ${calendar}/><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs>${formats}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows.map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('')}</sheetData>${after}</worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(head + text)])));
}
