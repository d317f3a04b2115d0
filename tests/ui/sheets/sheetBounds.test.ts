import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { odsCell, openDocument } from '../../support/openDocument.ts';
import { workbook } from '../../support/workbook.ts';

const read = (...bytes: BlobPart[]) => readTable(new File(bytes, 'x.xlsx'));
const row = (cells: string, again = '') => `<table:table-row ${again}>${cells}</table:table-row>`;
const cell = (place: string) => `<c r="${place}" t="str"><v>x</v></c>`;
const blankRows = (count: number) => Array.from({ length: count }, () => '');

const MEGA = 1024 * 1024;

/** A part that is packed a thousand times smaller than it is, and what the list of its zip says of its size. */
function bomb(said: number): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(deflateRawSync(new Uint8Array(301 * MEGA), { level: 1 }));
  const bytes = zipSync({ 'xl/worksheets/a.xml': packed }, { level: 0 });
  const view = new DataView(bytes.buffer);
  const entry = view.getUint32(bytes.length - 6, true);
  view.setUint16(entry + 10, 8, true);
  view.setUint32(entry + 24, said, true);
  return bytes;
}

describe('a sheet is refused in words', () => {
  test.each([
    ['too_large', () => new Uint8Array(50 * MEGA + 1)],
    ['unpacks_too_large', () => bomb(301 * MEGA)],
    ['unpacks_too_large', () => bomb(100)],
    ['too_many_rows', () => workbook({ rows: [cell('A1'), ...blankRows(99_999), cell('A100001')] })],
    ['too_many_columns', () => workbook({ rows: [cell('A1') + cell('KO1')] })],
    ['too_many_columns', () => strToU8('a,'.repeat(1000) + 'b')],
    ['too_many_rows', () => strToU8('a\n'.repeat(100_001))],
    ['line_too_long', () => strToU8('a'.repeat(10 * MEGA + 1))],
    [
      'too_many_rows',
      () =>
        openDocument({
          A: row(odsCell('x', 'table:number-columns-repeated="9"'), 'table:number-rows-repeated="1000000"'),
        }),
    ],
    ['locked_workbook', () => openDocument({ A: row(odsCell('x')) }, { manifest: '<manifest:encryption-data/>' })],
    ['no_workbook', () => zipSync({ 'letter.xml': strToU8('<w/>') })],
  ])('%s', async (why, bytes) => {
    await expect(read(bytes())).rejects.toThrow(`crud.import.no_sheet.${why}`);
  });

  test('where one cell stands in its last corner', async () => {
    const corner = `</row><row r="1048576">${cell('XFD1048576')}`;
    await expect(read(workbook({ rows: [corner] }))).rejects.toThrow('crud.import.no_sheet.too_many_rows');
  });
});

describe('what holds nothing is no part of a sheet', () => {
  test('a million rows that are shown and empty', async () => {
    const rows = [cell('A1'), ...Array.from({ length: 1_000_000 }, (_, at) => `<c r="A${at + 2}" s="1"/>`)];
    expect(await read(workbook({ rows }))).toEqual([['x']]);
  });

  test('rows and columns of an ODS that are empty again and again', async () => {
    const blank = '<table:table-cell table:number-columns-repeated="16384"/>';
    const rows = [row(odsCell('a') + blank), row(blank, 'table:number-rows-repeated="1048575"')];
    expect(await read(openDocument({ A: rows.join('') }))).toEqual([['a']]);
  });

  test('blank cells and lines of a text', async () => {
    const sheet = await read(`a${','.repeat(900)}\nb\n${'\n'.repeat(150_000)}`);
    expect(sheet.slice(0, 2).map(([first]) => first)).toEqual(['a', 'b']);
  });
});

test('a formula that was never worked out is an empty cell', async () => {
  const formula = '<c r="A1"><f>1+1</f></c><c r="B1" t="str"><f>C1</f></c><c r="C1"><f>1+1</f><v>2</v></c>';
  expect(await read(workbook({ rows: [formula] }))).toEqual([['', '', { decimal: '2' }]]);
});

test('signs by their numbers are those signs', async () => {
  const text = '<c r="A1" t="str"><v>&#128512;&#x1F54B;&#2438;&#13;&#10;b</v></c>';
  expect(await read(workbook({ rows: [text] }))).toEqual([['😀🕋আ\r\nb']]);
});
