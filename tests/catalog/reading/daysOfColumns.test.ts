import { describe, expect, it } from 'vitest';
import { type ColumnReading, dayOrderOf } from '../../../catalog/engine/reading/days/dayOrderOf.ts';

const usual: ColumnReading = { order: 'day_first', today: '2026-11-27', years: 'near' };
const orderOf = (texts: readonly string[], asked: Partial<ColumnReading> = {}) =>
  dayOrderOf(texts, { ...usual, ...asked });

describe('the order of day and month in a column', () => {
  it('is proved by one row', () => {
    expect(orderOf(['05/04/2026', '06/04/2026', '04/25/2026'])).toEqual({ order: 'month_first', by: 'rows' });
    expect(orderOf(['05/04/26', '25/04/26'], { order: 'month_first' })).toEqual({ order: 'day_first', by: 'rows' });
    expect(orderOf(['050426', '042526'])).toEqual({ order: 'month_first', by: 'rows' });
    expect(orderOf(['05/04/2026', '25/04/2026'], { order: 'year_first' })).toEqual({ order: 'day_first', by: 'rows' });
    expect(orderOf(['99/04/05', '98/05/04'])).toEqual({ order: 'year_first', by: 'rows' });
  });

  it('is proved by a day of the week', () => {
    expect(orderOf(['05/04/2027', 'Tue 05/04/2027'])).toEqual({ order: 'month_first', by: 'rows' });
  });

  it('has to be asked where rows prove both', () => {
    expect(orderOf(['05/04/2026', '25/04/2026', '04/26/2026', '', '27/04/2026'])).toEqual({
      order: 'day_first',
      by: 'both',
      contradicts: { day_first: [1, 4], month_first: [2] },
    });
  });

  it('is what puts no birth after today', () => {
    const births = ['03/04/1990', '05/12/2026'];
    expect(orderOf(births, { years: 'past' })).toEqual({ order: 'month_first', by: 'plausibility' });
    expect(orderOf(['12/05/2026'], { order: 'month_first', years: 'past' })).toEqual({
      order: 'day_first',
      by: 'plausibility',
    });
    expect(orderOf(births)).toEqual({ order: 'day_first', by: 'setting' });
  });

  it('is what lets most passports be valid', () => {
    const expiries = ['01/12/2026', '02/12/2026', '05/06/2020'];
    expect(orderOf(expiries, { order: 'month_first', years: 'ahead' })).toEqual({
      order: 'day_first',
      by: 'plausibility',
    });
  });

  it('is what lets a statement run in order, forth or back, with rows of one meaning among them', () => {
    const rows = ['03/11/2026', '04/02/2026', '04/11/2026', '05/01/2026'];
    expect(orderOf(rows, { isOrdered: true })).toEqual({ order: 'month_first', by: 'sequence' });
    expect(orderOf(rows.toReversed(), { isOrdered: true })).toEqual({ order: 'month_first', by: 'sequence' });
    expect(orderOf(rows)).toEqual({ order: 'day_first', by: 'setting' });
    const mixed = ['1 Mar 2026', '03/04/2026', '04/03/2026', '2026-04-09'];
    expect(orderOf(mixed, { isOrdered: true })).toEqual({ order: 'month_first', by: 'sequence' });
  });

  it('is the setting where both run in order, or neither does', () => {
    const both = ['01/04/2026', '02/04/2026', '03/04/2026'];
    expect(orderOf(both, { isOrdered: true })).toEqual({ order: 'day_first', by: 'setting' });
    expect(orderOf(both, { isOrdered: true, order: 'month_first' })).toEqual({ order: 'month_first', by: 'setting' });
    const neither = ['02/03/2026', '03/01/2026', '01/02/2026'];
    expect(orderOf(neither, { isOrdered: true })).toEqual({ order: 'day_first', by: 'setting' });
  });

  it('is the setting where no row leaves it open', () => {
    expect(orderOf([])).toEqual({ order: 'day_first', by: 'setting' });
    expect(
      orderOf(['2027-04-25', '25 Apr 2027', 'Apr 25, 2027', '20270425', 'Total'], { order: 'month_first' }),
    ).toEqual({
      order: 'month_first',
      by: 'setting',
    });
  });

  it('takes what may be a month for a day in a statement alone', () => {
    expect(orderOf(['04/27', '05/28'])).toEqual({ order: 'day_first', by: 'setting' });
    expect(orderOf(['04/27', '05/28'], { isOrdered: true })).toEqual({ order: 'month_first', by: 'rows' });
  });
});
