import { describe, expect, test } from 'vitest';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { findTable } from '#src/engine/imports/assign/findTable.ts';
import { madeSheet } from '../../../support/madeSheet.ts';

const today = '2026-11-27';
const find = (sheet: Sheet) => findTable(sheet, { today });
const left = (sheet: Sheet) => find(sheet).leftOut.map(({ line, why }) => `${line} ${why}`);

const PILGRIMS = [
  'Sl | Name | Passport No | DOB',
  '1 | Abdul Karim | A01234567 | 01/02/1960',
  '2 | Amina Begum | A01234568 | 03/04/1965',
];

describe('the heads of a sheet', () => {
  test('stand below its title', () => {
    const sheet = madeSheet('Al-Amin Hajj Travels', 'List of pilgrims | | 2026', '', ...PILGRIMS);
    expect(find(sheet).head).toBe(3);
    expect(left(sheet)).toEqual(['1 title', '2 title', '3 blank']);
  });

  test('are two rows where a cell stands above several columns', () => {
    const { head, heads, leftOut } = find(
      madeSheet(
        'Sl | Name | Passport | | | Present address |',
        ' | | No | Issue date | Expiry | District | Thana',
        '1 | Abdul Karim | A01234567 | 01/01/2024 | 01/01/2034 | Dhaka | Savar',
      ),
    );
    expect(head).toBe(1);
    expect(heads).toEqual([
      'Sl',
      'Name',
      'Passport No',
      'Passport Issue date',
      'Passport Expiry',
      'Present District',
      'Present Thana',
    ]);
    expect(leftOut).toEqual([]);
  });

  test('are followed by a row that numbers them, or by the same in another language', () => {
    expect(left(madeSheet(PILGRIMS[0] ?? '', '1 | 2 | 3 | 4', ...PILGRIMS.slice(1)))).toEqual(['2 repeated_head']);
    expect(left(madeSheet(PILGRIMS[0] ?? '', 'م | الاسم | رقم الجواز | تاريخ الميلاد', ...PILGRIMS.slice(1)))).toEqual([
      '2 repeated_head',
    ]);
  });

  test('are repeated on each page, with its title', () => {
    expect(left(madeSheet('List of pilgrims', ...PILGRIMS, 'Page 1 of 2', 'List of pilgrims', ...PILGRIMS))).toEqual([
      '1 title',
      '5 note',
      '6 title',
      '7 repeated_head',
    ]);
  });

  test('are missing where the first row is a record', () => {
    const { head, heads, leftOut } = find(
      madeSheet('Abdul Karim | A01234567 | 01/02/1960', 'Amina | A01234568 | 03/04/1965'),
    );
    expect({ head, heads, leftOut }).toEqual({ head: -1, heads: ['', '', ''], leftOut: [] });
  });

  test('may be words that nobody knows, above cells of another form', () => {
    expect(find(madeSheet('Foo | Bar', 'x | 12345', 'y | 23456')).head).toBe(0);
  });
});

describe('what stands below a table', () => {
  test.each(['Total | | 2 |', 'Grand total: | | 2 |', ' | Toplam | 2 | ', 'المجموع | | 2 |', 'মোট | | 2 |'])(
    'a sum: %s',
    line => {
      expect(left(madeSheet(...PILGRIMS, line))).toEqual(['4 total']);
    },
  );

  test('numbers alone are one where they are the sum of their column', () => {
    const goods = ['Item | Rate | Qty | Amount', 'Pen | 5 | 2 | 10.00', 'Book | 5 | 4 | 20.00'];
    expect(left(madeSheet(...goods, ' | | | 30.00'))).toEqual(['4 total']);
    expect(left(madeSheet(...goods, ' | | | 31.00'))).toEqual([]);
  });

  test.each(['Male: 1 | | Female: 1 | Total: 2', 'সর্বমোট | ২ জন', 'Total | 2 pilgrims', 'মোট: ২ জন | পুরুষ: ১'])(
    'counts with what is counted: %s',
    line => {
      expect(left(madeSheet(...PILGRIMS, line))).toEqual(['4 total']);
    },
  );

  test('signatures and remarks', () => {
    expect(left(madeSheet(...PILGRIMS, '', 'Prepared by: | | Checked by: |', 'Note: lists are final'))).toEqual([
      '4 blank',
      '5 note',
      '6 note',
    ]);
  });
});

test('a record is never taken for a sum or a remark', () => {
  const parties = madeSheet(
    'Name | Phone | City',
    'Total Energies | 01711000000 | Dhaka',
    'Note Book House | 01711000001 | Dhaka',
    'Total | 2 Brothers | Dhaka',
    'Room: 12 | Bed: 2 | Dhaka',
    'Rahim | |',
    'Page Turners | 01711000003 |',
  );
  expect(left(parties)).toEqual([]);
});
