import type { DayOrder } from '../WrittenForms.ts';
import { type ColumnOrder, type ColumnReading, dayOrderOf } from './dayOrderOf.ts';
import { readDay } from './readDay.ts';
import { areSerials, serialDay, serialIn } from './serials.ts';

interface Asked extends ColumnReading {
  /** What somebody has said of this column, whatever its rows do. */
  readonly asked?: DayOrder | undefined;
}

/** How the days of a column are read, and what says so. */
export interface ColumnDays {
  readonly order: DayOrder;
  readonly by: ColumnOrder['by'] | 'asked';
  /** Whether a row means another day in another order. */
  readonly isOpen: boolean;
  dayOf(text: string): string | undefined;
}

const both = ['day_first', 'month_first'] as const;

/**
 * Reads the days of a column, by the order that its rows tell. Where they prove two orders, only a day that is the same
 * in both is read.
 */
export function columnDays(texts: readonly string[], { asked, ...reading }: Asked): ColumnDays {
  const told = dayOrderOf(texts, reading);
  const [order, by] = asked ? [asked, 'asked' as const] : [told.order, told.by];
  const isSerial = areSerials(texts, reading);
  const read = (text: string, one: DayOrder) => readDay(text, { ...reading, order: one });
  return {
    order,
    by,
    isOpen: texts.some(text => new Set(both.map(one => read(text, one))).size > 1),
    dayOf(text) {
      const serial = isSerial ? serialIn(text) : undefined;
      if (serial !== undefined) return serialDay(serial, 1900);
      const days = new Set((by === 'both' ? both : [order]).map(one => read(text, one)));
      return days.size === 1 ? [...days][0] : undefined;
    },
  };
}
