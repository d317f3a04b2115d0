import { otherWorkbook } from '../../support/otherWorkbooks.ts';
import type { SheetFile } from './sheets.ts';

/** Rows of the list, how many of them say a passport again, and how many have a phone of another country. */
export const SHEET = { rows: 40, repeated: 5, abroad: 4 } as const;
export const FAMILY_NAME = 'Sheetwala';

const heads = [
  'Sl.',
  'Name of the pilgrim',
  'Passport No.',
  'Date of birth',
  'Mobile',
  'Sex',
  'Father',
  'Remarks',
] as const;

/** A name of letters alone: Pilgrim A, B … of one family. */
const nameOf = (at: number): string =>
  `${at % 2 === 0 ? 'Abdul' : 'Amina'} ${String.fromCodePoint(65 + Math.floor(at / 26), 97 + (at % 26))} ${FAMILY_NAME}`;

/** A day as three people write it: 25/04/1975, 5 Apr 1975, and the number by which a spreadsheet counts it. */
function dayOf(at: number): string | number {
  const [year, day] = [1950 + (at % 30), 1 + (at % 27)];
  if (at % 3 === 0) return `${String(day).padStart(2, '0')}/04/${year}`;
  return at % 3 === 1 ? `${day} Apr ${year}` : (Date.UTC(year, 3, day) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** The last rows are those of the first again. */
const personAt = (at: number): number => (at < SHEET.rows - SHEET.repeated ? at : at - SHEET.rows + SHEET.repeated);

function rowAt(at: number): readonly unknown[] {
  const one = personAt(at);
  const number = String(1_000_000 + one * 7919);
  // Some work in Indonesia and say their number as there, too long for here; the others one of here, as here.
  const phone = one >= 10 && one < 10 + SHEET.abroad ? `08123${number}` : `0171${number}`;
  const remark = one % 8 === 0 ? 'Wheelchair' : null;
  return [
    at + 1,
    nameOf(one),
    `BX${number}`,
    dayOf(one),
    phone,
    one % 2 === 0 ? 'M' : 'F',
    `Karim ${FAMILY_NAME}`,
    remark,
  ];
}

/** A list of pilgrims as an agency keeps it: a title above its heads, and what it comes to below. */
export function pilgrimSheet(): SheetFile {
  const rows = [
    ['Pilgrims of the agency, Hajj 2027'],
    [...heads],
    ...Array.from({ length: SHEET.rows }, (_, at) => rowAt(at)),
    [null, 'Total', SHEET.rows],
  ];
  return {
    name: 'pilgrims of the agency.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(otherWorkbook({ Pilgrims: rows }, { type: 'xlsx' })),
  };
}
