import { type ColumnOrder, dayOrderOf } from '#catalog/engine/reading/days/dayOrderOf.ts';
import { readDay } from '#catalog/engine/reading/days/readDay.ts';
import { areSerials, serialDay, serialIn } from '#catalog/engine/reading/days/serials.ts';
import type { DayOrder } from '#catalog/engine/reading/WrittenForms.ts';

/** What a bank writes as a day has at least two parts with figures, or a month's name; `t` and `+7` are typed by people. */
const isWritten = (text: string): boolean => /\p{Nd}/u.test(text) && !/^[+-]/.test(text) && text.length >= 4;

/** How the days of a bank's sheet are read. */
export interface BankDays {
  readonly order: ColumnOrder['order'];
  readonly by: ColumnOrder['by'] | 'asked';
  /** Whether a row means another day in another order. */
  readonly isOpen: boolean;
  dayOf(text: string): string | undefined;
}

/**
 * Reads the days of a column, by the order that its rows tell. Where they prove two orders, only a day that is the same
 * in both is read.
 */
export function bankDays(
  texts: readonly string[],
  {
    order: setting,
    today,
    asked,
  }: { readonly order: DayOrder; readonly today: string; readonly asked: DayOrder | undefined },
): BankDays {
  const reading = { today, years: 'near' } as const;
  const told = dayOrderOf(texts.filter(isWritten), { ...reading, order: setting, isOrdered: true });
  const order = asked ?? told.order;
  const by = asked ? 'asked' : told.by;
  const read = (text: string, one: DayOrder) =>
    isWritten(text) ? readDay(text, { ...reading, order: one }) : undefined;
  const isSerial = areSerials(texts, { ...reading, order: setting });
  return {
    order,
    by,
    isOpen: texts.some(text => {
      const [one, other] = [read(text, 'day_first'), read(text, 'month_first')];
      return one !== other;
    }),
    dayOf(text) {
      const serial = isSerial ? serialIn(text) : undefined;
      if (serial !== undefined) return serialDay(serial, 1900);
      const days = new Set(
        (by === 'both' ? (['day_first', 'month_first'] as const) : [order]).map(one => read(text, one)),
      );
      return days.size === 1 ? [...days][0] : undefined;
    },
  };
}
