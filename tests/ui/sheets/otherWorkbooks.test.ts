import { describe, expect, test } from 'vitest';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { readWorkbook } from '#src/engine/sheets/readWorkbook.ts';
import { epochOf } from '#src/engine/imports/columns/epochOf.ts';
import { odsCell, openDocument } from '../../support/openDocument.ts';
import { otherWorkbook } from '../../support/otherWorkbooks.ts';

const rows = [
  ['Name', 'Şehir', 'المبلغ', 'Day', 'Is'],
  [' Ayşe ', 'জেদ্দা', 1250.5, new Date('2026-05-01T00:00:00Z'), true],
  ['0171', '__proto__', 0.1 + 0.2, new Date('2026-05-02T14:30:00Z'), false],
];
const read = [
  ['Name', 'Şehir', 'المبلغ', 'Day', 'Is'],
  ['Ayşe', 'জেদ্দা', { decimal: '1250.5' }, '2026-05-01', 'true'],
  ['0171', '__proto__', { decimal: '0.3' }, '2026-05-02', 'false'],
];
const types = ['xlsx', 'xlsm', 'biff8', 'ods'] as const;

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'x') => new File([bytes], name);

describe.each(types)('a workbook of another program as %s', type => {
  test('has its cells', async () => {
    expect(await readTable(file(otherWorkbook({ One: rows }, { type })))).toEqual(read);
  });

  test('has the time of a day where it is asked for', async () => {
    const sheet = await readTable(file(otherWorkbook({ One: rows }, { type })), { withTimes: true });
    expect(sheet.map(row => row[3])).toEqual(['Day', '2026-05-01', '2026-05-02T14:30:00']);
  });

  test('says which calendar it counts its days by', async () => {
    const since = [{ since1904: false }, { since1904: true }];
    const books = since.map(one => file(otherWorkbook({ One: [['Day'], [1]] }, { type, ...one })));
    expect(await Promise.all(books.map(epochOf))).toEqual([1900, 1904]);
  });

  test('proposes the first sheet in sight that holds something, and reads another that is asked for', async () => {
    // What this program writes of an ODS shows every sheet; the next test hides one.
    const sheets = {
      Notes: [],
      constructor: type === 'ods' ? [] : [['secret']],
      ['__proto__']: [['a'], ['b']],
      Last: [['c']],
    };
    const book = file(otherWorkbook(sheets, { type, hidden: ['constructor'] }));
    const reading = await readWorkbook(book);
    expect(reading.sheets).toEqual([
      { name: 'Notes', isHidden: false, rows: 0 },
      { name: 'constructor', isHidden: type !== 'ods', rows: 0 },
      { name: '__proto__', isHidden: false, rows: 2 },
      { name: 'Last', isHidden: false, rows: 1 },
    ]);
    expect(reading).toMatchObject({ proposed: 2, rows: [['a'], ['b']] });
    expect(await readTable(book, { sheet: 'Last' })).toEqual([['c']]);
    expect(await readTable(book, { sheet: 'constructor' })).toEqual(sheets.constructor);
  });
});

test('a sheet of an ODS is out of sight where its look says so', async () => {
  const row = (text: string) => `<table:table-row>${odsCell(text)}</table:table-row>`;
  const book = file(openDocument({ Secret: row('secret'), Seen: row('seen') }, { hidden: ['Secret'] }));
  expect(await readWorkbook(book)).toMatchObject({
    sheets: [
      { name: 'Secret', isHidden: true, rows: 0 },
      { name: 'Seen', isHidden: false, rows: 1 },
    ],
    rows: [['seen']],
  });
  expect(await readTable(book, { sheet: 'Secret' })).toEqual([['secret']]);
});

test('a workbook from before Unicode is read in the code page of its machine', async () => {
  const bytes = otherWorkbook({ One: [['Name'], ['Jos~ M~ller'], [12]] }, { type: 'biff5' });
  const letters = [0xe9, 0xfc];
  const book = bytes.map(byte => (byte === 0x7e ? (letters.shift() ?? byte) : byte));
  expect(await readTable(file(book))).toEqual([['Name'], ['José Müller'], [{ decimal: '12' }]]);
});
