import { describe, expect, test } from 'vitest';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { inCodePage, inUtf16 } from '../../support/codePages.ts';
import { workbook } from '../../support/workbook.ts';

const file = (bytes: Uint8Array<ArrayBuffer> | string, name = 'x.csv') => new File([bytes], name);

describe('a sheet of text', () => {
  const turkish = [
    ['Ad', 'Şehir'],
    ['Ayşe', 'Iğdır'],
  ];
  const arabic = [
    ['Name', 'City'],
    ['محمد', 'جدة'],
  ];
  const joined = (rows: readonly (readonly string[])[], separator: string) =>
    rows.map(row => row.join(separator)).join('\r\n');
  test.each([
    ['UTF-8', turkish, file(joined(turkish, ','))],
    ['UTF-8 with a mark', arabic, file(`\uFEFF${joined(arabic, '\t')}`)],
    ['UTF-16', turkish, file(inUtf16(joined(turkish, '\t'), { mark: true }))],
    ['UTF-16 without a mark, the larger byte first', arabic, file(inUtf16(joined(arabic, '|'), { bigEndian: true }))],
    ['the code page of Turkish', turkish, file(inCodePage(joined(turkish, ';'), 'windows-1254'))],
    ['the code page of Arabic', arabic, file(inCodePage(joined(arabic, ','), 'windows-1256'))],
  ])('is read in %s', async (_, rows, sheet) => {
    expect(await readTable(sheet)).toEqual(rows);
  });

  test('is read in the encoding that somebody has chosen', async () => {
    const sheet = file(inCodePage('Ad\r\nYıldız', 'windows-1254'));
    expect(await readTable(sheet, { encoding: 'windows-1252' })).toEqual([['Ad'], ['Yýldýz']]);
  });

  test.each(['sep=;\r\n', '"sep=;"\n', '\uFEFFsep=;\r\n'])(
    'that names its separator (%j) has no row for it',
    async line => {
      expect(await readTable(file(`${line}a;b\r\n1,5;x,y`))).toEqual([
        ['a', 'b'],
        ['1,5', 'x,y'],
      ]);
    },
  );

  test('with decimal commas is parted at its semicolons', async () => {
    expect(await readTable(file('a;b\r\n1,5;2,5\r\n1,5;2,5'))).toEqual([
      ['a', 'b'],
      ['1,5', '2,5'],
      ['1,5', '2,5'],
    ]);
  });

  test('is read by its bytes, though it is called a workbook', async () => {
    expect(await readTable(file('a\tb\r\n1\t2', 'statement.xls'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('a workbook', () => {
  const made = (rows: string[], more: object = {}) => file(workbook({ rows, ...more }), 'x.xlsx');

  test.each([
    ['', '2026-05-01'],
    ['date1904="0"', '2026-05-01'],
    ['date1904="false"', '2026-05-01'],
    ['date1904="1"', '2030-05-02'],
    ['date1904="true"', '2030-05-02'],
  ])('counts its days from the year that it says: %s', async (calendar, day) => {
    expect(await readTable(made(['<c r="A1" s="1"><v>46143</v></c>'], { calendar }))).toEqual([[day]]);
  });

  const moment = ['<c r="A1" s="2"><v>46143.6041666667</v></c><c r="B1" s="3"><v>0.6041666667</v></c>'];
  test('has days with times, and times without a day', async () => {
    expect(await readTable(made(moment))).toEqual([['2026-05-01', '14:30']]);
    expect(await readTable(made(moment), { withTimes: true })).toEqual([['2026-05-01T14:30:00', '14:30']]);
    expect(await readTable(made(moment, { calendar: 'date1904="1"' }))).toEqual([['2030-05-02', '14:30']]);
  });

  test('says that a formula has failed', async () => {
    const cells = '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B1" s="0" t="e"><v>#N/A</v></c>';
    expect(await readTable(made([cells]))).toEqual([['#DIV/0!', '#N/A']]);
  });

  test('keeps long numbers and small ones in plain digits', async () => {
    const numbers = ['1.99126924123456E+16', '1.5E+22', '1E-7', '1.7E-15', '-2500.1'];
    const cells = numbers.map((text, index) => `<c r="${'ABCDE'.charAt(index)}1"><v>${text}</v></c>`);
    expect(await readTable(made([cells.join('')]))).toEqual([
      ['19912692412345600', '15000000000000000000000', '0.0000001', '0', '-2500.1'].map(decimal => ({ decimal })),
    ]);
  });

  test('has the cells of hidden rows, and the first one alone of merged ones', async () => {
    const rows = ['<c r="A1" t="str"><v>a</v></c><c r="B1"/>', '<c r="A2" t="str"><v>b</v></c>'];
    const after = '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>';
    expect(await readTable(made(rows, { after }))).toEqual([['a'], ['b']]);
  });
});

describe('what is no sheet', () => {
  const locked = inUtf16('EncryptedPackage');
  test.each([
    ['empty', ''],
    ['no_workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
    ['locked_workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, ...locked])],
    ['no_workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ['no_text', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ['no_text', '%PDF-1.7\r\n'],
    ['page', '<html><body><form>Sign in<input></form></body></html>'],
  ])('is told to be: %s', async (why, bytes) => {
    await expect(readTable(file(bytes, 'x.xls'))).rejects.toThrow(`crud.import.no_sheet.${why}`);
  });
});
