import { describe, expect, it } from 'vitest';
import { readDays } from '../../../catalog/engine/reading/columns/readDays.ts';
import type { SheetCell } from '../../../catalog/engine/reading/Sheet.ts';

const usual = {
  setting: 'day_first',
  today: '2026-11-27',
  years: 'near',
  epoch: 1900,
  hasTime: false,
  takesHijri: false,
} as const;
const read = (cells: readonly SheetCell[], asked: Partial<Parameters<typeof readDays>[1]> = {}) =>
  readDays(cells, { ...usual, ...asked });
const values = (cells: readonly SheetCell[], asked: Partial<Parameters<typeof readDays>[1]> = {}) =>
  read(cells, asked).cells.map(({ value, isMisread }) => value ?? (isMisread ? 'misread' : 'as it is'));
const number = (decimal: string) => ({ decimal });

describe('the days of a column', () => {
  it('are read in the order that a row proves, which is named', () => {
    const cells = ['05/04/2027', '', '04/25/2027', '2027-06-01', '7 Haziran 2027'];
    expect(read(cells)).toMatchObject({ order: 'month_first', by: 'rows', isAsked: false, proved: { month_first: 2 } });
    expect(values(cells)).toEqual(['2027-05-04', 'as it is', '2027-04-25', '2027-06-01', '2027-06-07']);
    expect(read(cells).sample).toBe(0);
  });

  it('are read as is plausible for their field, or else as the agency writes', () => {
    expect(read(['03/04/1990', '05/12/2025'], { years: 'past' })).toMatchObject({
      order: 'day_first',
      by: 'setting',
      sample: 0,
    });
    expect(read(['12/05/2026'], { setting: 'month_first', years: 'past' })).toMatchObject({ by: 'plausibility' });
    expect(values(['05/04/27'], { setting: 'month_first' })).toEqual(['2027-05-04']);
  });

  it('have to be asked about where rows prove two orders, and are then read by the answer', () => {
    const cells = ['05/04/2027', '25/04/2027', '04/26/2027'];
    expect(read(cells)).toMatchObject({ by: 'both', isAsked: true, proved: { day_first: 1, month_first: 2 } });
    expect(read(cells, { chosen: 'month_first' })).toMatchObject({ by: 'chosen', isAsked: false });
    expect(values(cells, { chosen: 'month_first' })).toEqual(['2027-05-04', '2027-04-25', '2027-04-26']);
  });

  it('have years of two digits by their field', () => {
    expect(values(['25/04/47'], { years: 'past' })).toEqual(['1947-04-25']);
    expect(values(['25/04/47'], { years: 'ahead' })).toEqual(['2047-04-25']);
  });

  it.each([
    ['৫ এপ্রিল ২০২৭', '2027-04-05'],
    ['5 أبريل 2027', '2027-04-05'],
    ['05-Apr-27', '2027-04-05'],
    ['05/04/2027 15:30', '2027-04-05'],
    ['20270405', '2027-04-05'],
    ['no day', 'as it is'],
  ])('%s is %s', (text, day) => {
    expect(values([text])).toEqual([day]);
  });

  it('need no order where each has one meaning', () => {
    expect(read(['2027-04-05', '5 Apr 2027'])).toMatchObject({ by: 'plain', sample: 1 });
    expect(read(['2027-04-05']).sample).toBeUndefined();
  });
});

describe('numbers in a column of days', () => {
  it('are serials, counted as the workbook does', () => {
    expect(values([number('46482'), number('18994')])).toEqual(['2027-04-05', '1952-01-01']);
    expect(values([number('45020')], { epoch: 1904 })).toEqual(['2027-04-05']);
    expect(values(['46482', '25/04/2027'])).toEqual(['2027-04-05', '2027-04-25']);
  });

  it('are days in figures where they have as many, and beside them five are a zero less', () => {
    expect(values([number('20270405'), number('150427')])).toEqual(['2027-04-05', '2027-04-15']);
    expect(values([number('150427'), number('50427')])).toEqual(['2027-04-15', 'as it is']);
  });

  it('are no years and no days without one, whatever a text of the same signs would be', () => {
    expect(values([number('1950'), number('12.5'), number('0')])).toEqual(['as it is', 'misread', 'as it is']);
  });
});

describe('days of the Hijra in a column of civil days', () => {
  const cells = ['05/04/2026', '12/09/1447'];

  it('are told, and stay as they are', () => {
    expect(read(cells).hijri).toEqual([{ at: 1, day: '2026-03-01' }]);
    expect(values(cells)).toEqual(['2026-04-05', 'as it is']);
  });

  it('are converted after a yes', () => {
    expect(values(cells, { takesHijri: true })).toEqual(['2026-04-05', '2026-03-01']);
    expect(values(['12 Ramadan 1447', '١٢/٠٩/١٤٤٧'], { takesHijri: true })).toEqual(['2026-03-01', '2026-03-01']);
  });

  it('prove an order by their figures', () => {
    expect(read(['12/09/1447', '09/25/1447'])).toMatchObject({
      order: 'month_first',
      by: 'rows',
      hijri: [{ at: 0, day: expect.stringMatching(/^2026-/) }, { at: 1 }],
    });
    expect(read(['12/09/1447', '25/09/1447'], { setting: 'month_first' }).hijri[0]).toEqual({
      at: 0,
      day: '2026-03-01',
    });
  });
});

describe('instants', () => {
  const values = (cells: readonly SheetCell[]) => read(cells, { hasTime: true }).cells.map(({ value }) => value);

  it('have their day by the column and the time that stands beside it, if any', () => {
    expect(values(['05/04/2027 3:30 pm', '04/25/2027 09:00'])).toEqual(['2027-05-04T15:30:00', '2027-04-25T09:00:00']);
    expect(values(['2027-04-05T15:30:00+06:00'])).toEqual(['2027-04-05T15:30:00+06:00']);
    expect(values([number('46482.645833333')])).toEqual(['2027-04-05T15:30:00']);
    expect(values(['05/04/2027'])).toEqual(['2027-04-05']);
    expect(values(['Mon Apr 05 2027 15:30:00 GMT+0600'])).toEqual(['2027-04-05T15:30:00+0600']);
  });
});
