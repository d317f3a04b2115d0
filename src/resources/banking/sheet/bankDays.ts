import { type ColumnDays, columnDays } from '#catalog/engine/reading/days/columnDays.ts';
import { serialIn } from '#catalog/engine/reading/days/serials.ts';
import type { DayOrder } from '#catalog/engine/reading/WrittenForms.ts';

/** What a bank writes as a day has at least two parts with figures, or a month's name; `t` and `+7` are typed by people. */
const isWritten = (text: string): boolean => /\p{Nd}/u.test(text) && !/^t? ?[-+−]/i.test(text);

interface Asked {
  readonly order: DayOrder;
  readonly today: string;
  readonly asked: DayOrder | undefined;
}

/** Reads the days of a bank's sheet, whose rows are in their order. */
export function bankDays(texts: readonly string[], asked: Asked): ColumnDays {
  const days = columnDays(texts.filter(isWritten), { ...asked, years: 'near', isOrdered: true });
  return { ...days, dayOf: text => (isWritten(text) || serialIn(text) !== undefined ? days.dayOf(text) : undefined) };
}
