import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../../catalog/engine/days/instants.ts';
import type { DayReading } from '../../../catalog/engine/reading/days/DayReading.ts';
import { areSerials, serialDay, serialIn } from '../../../catalog/engine/reading/days/serials.ts';

const usual: DayReading = { order: 'day_first', today: '2026-11-27', years: 'near' };

describe('the serial number of a day', () => {
  it.each([
    [1, 1900, '1900-01-01'],
    [59, 1900, '1900-02-28'],
    // Spreadsheets count a leap day that 1900 did not have.
    [60, 1900, undefined],
    [61, 1900, '1900-03-01'],
    [46_482, 1900, '2027-04-05'],
    [46_482.999, 1900, '2027-04-05'],
    [45_020, 1904, '2027-04-05'],
    [1, 1904, '1904-01-02'],
    [2_958_465, 1900, '9999-12-31'],
    [2_958_466, 1900, undefined],
    [2_958_465, 1904, undefined],
    [0.5, 1900, undefined],
    [-1, 1900, undefined],
    [Number.NaN, 1900, undefined],
    [Number.POSITIVE_INFINITY, 1900, undefined],
  ] as const)('%d counted from %d is %s', (serial, epoch, day) => {
    expect(serialDay(serial, epoch)).toBe(day);
  });

  it('is always a day, or none', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(1900, 1904), (serial, epoch) => {
        const day = serialDay(serial, epoch);
        expect(day === undefined || isDay(day)).toBe(true);
      }),
    );
  });

  it.each([
    ['46482', 46_482],
    ['৪৬৪৮২', 46_482],
    ['46482.5729', 46_482.5729],
    ['20000', 20_000],
    ['80000', 80_000],
    ['80001', undefined],
    ['19999', undefined],
    ['046482', undefined],
    ['464820', undefined],
    ['2027-04-05', undefined],
    ['', undefined],
  ])('%s in a cell is %s', (text, serial) => {
    expect(serialIn(text)).toBe(serial);
  });

  it('is told by its column, which holds such numbers, days and nothing else', () => {
    expect(areSerials(['46482', '', '46483'], usual)).toBe(true);
    expect(areSerials(['46482', '25/04/2027', '05/13/2027'], usual)).toBe(true);
    expect(areSerials(['46482', '9/12/1447', '20270405'], usual)).toBe(true);
    expect(areSerials(['46482', 'Total'], usual)).toBe(false);
    expect(areSerials(['46482', '-5'], usual)).toBe(false);
    expect(areSerials(['46482', '12.5'], usual)).toBe(false);
    expect(areSerials(['46482', '12'], usual)).toBe(false);
    expect(areSerials(['25/04/2027'], usual)).toBe(false);
    expect(areSerials(['', ' '], usual)).toBe(false);
  });
});
