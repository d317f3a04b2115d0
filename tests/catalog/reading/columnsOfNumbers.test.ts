import { describe, expect, it } from 'vitest';
import { readNumbers } from '../../../catalog/engine/reading/columns/readNumbers.ts';
import type { SheetCell } from '../../../catalog/engine/reading/Sheet.ts';

type Asked = Parameters<typeof readNumbers>[1];
const money: Asked = { places: 2, setting: 'point' };
const read = (cells: readonly SheetCell[], asked: Partial<Asked> = {}) => readNumbers(cells, { ...money, ...asked });
const values = (cells: readonly SheetCell[], asked: Partial<Asked> = {}) =>
  read(cells, asked).cells.map(({ value, isMisread }) => value ?? (isMisread ? 'misread' : 'as it is'));

describe('the numbers of a column', () => {
  it('are read by the sign that a row proves, which is named', () => {
    const cells = ['1.234', '', '1.234,50', '12'];
    expect(read(cells)).toMatchObject({ sign: 'comma', by: 'rows', proved: { comma: 2 }, sample: 0 });
    expect(values(cells)).toEqual(['1234.00', 'as it is', '1234.50', '12.00']);
  });

  it('that prove both signs have to be asked about, and are then read by the answer', () => {
    const cells = ['1,234', '12.50', '12,50'];
    expect(read(cells)).toMatchObject({ by: 'both', isAsked: true, proved: { point: 1, comma: 2 } });
    expect(values(cells, { chosen: 'point' })).toEqual(['1234.00', '12.50', '12.50']);
    expect(values(cells, { chosen: 'comma' })).toEqual(['misread', '12.50', '12.50']);
  });

  it('that prove none are read as the agency writes where that parts thousands', () => {
    expect(read(['1,200'])).toMatchObject({ by: 'setting', isAsked: false });
    expect(values(['1,200'])).toEqual(['1200.00']);
    expect(read(['1.200'], { setting: 'comma' })).toMatchObject({ by: 'setting' });
    expect(read(['Tk. 1,200'])).toMatchObject({ by: 'setting', isAsked: false });
  });

  it('that would be fractions of three places have to be asked about', () => {
    expect(read(['1.200'])).toMatchObject({ by: 'open', isAsked: true });
    expect(read(['1,200'], { setting: 'comma' })).toMatchObject({ by: 'open', isAsked: true });
    expect(read(['1,200'], { places: 10 })).toMatchObject({ by: 'open', isAsked: true });
    expect(values(['1.200'], { chosen: 'comma' })).toEqual(['1200.00']);
  });

  it('are not left to a reader who would take them for others', () => {
    expect(values(['1.234', '12.50'])).toEqual(['misread', '12.50']);
    expect(values([{ decimal: '12.345' }], { setting: 'comma' })).toEqual(['misread']);
    expect(values([{ decimal: '12.5' }], { setting: 'comma', places: 0 })).toEqual(['misread']);
  });

  it.each([
    ['৳1,200', 2, '1200.00'],
    ['১,২০,০০০', 2, '120000.00'],
    ['(12.50)', 2, '-12.50'],
    ['1200*3', 2, '3600.00'],
    ['2026', 0, '2026'],
    ['23.71150', 10, '23.7115'],
    ['0.000', 10, '0'],
    ['30.00 Dr', 2, 'as it is'],
    ['much', 2, 'as it is'],
  ] as const)('%s is %s', (text, places, number) => {
    expect(values([text], { places })).toEqual([number]);
  });

  it('of a workbook have one meaning and prove none', () => {
    const cells = [{ decimal: '1234.5' }, { decimal: '-7' }, { decimal: '12.345' }];
    expect(read(cells)).toMatchObject({ by: 'plain', sample: undefined });
    expect(values(cells, { places: 10, setting: 'comma' })).toEqual(['1234.5', '-7', '12.345']);
  });
});
