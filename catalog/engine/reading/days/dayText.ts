import { isDay } from '../../days/instants.ts';
import type { DayOrder } from '../WrittenForms.ts';

const partsOf: Readonly<Record<DayOrder, (year: string, month: string, day: string) => readonly string[]>> = {
  day_first: (year, month, day) => [day, month, year],
  month_first: (year, month, day) => [month, day, year],
  year_first: (year, month, day) => [year, month, day],
};

/** Parts of a day, or of a month where there is no day, as the agency writes them: `05/04/2027`, `04/2027`. */
export const inOrder = (order: DayOrder, year: string, month: string, day = ''): string =>
  partsOf[order](year, month, day)
    .filter(part => part !== '')
    .join('/');

/** A day as the agency writes it in figures, from `YYYY-MM-DD`; any other text stays as it is. */
export function dayText(day: string, order: DayOrder): string {
  if (!isDay(day)) return day;
  const [year = '', month = '', ofMonth = ''] = day.split('-');
  return inOrder(order, year, month, ofMonth);
}

/** The month in which a day lies, in the same way. */
export function monthText(day: string, order: DayOrder): string {
  if (!isDay(day)) return day;
  const [year = '', month = ''] = day.split('-');
  return inOrder(order, year, month);
}
