import { evaluateExpression } from '../amounts/evaluateExpression.ts';
import type { DayReading } from '../days/DayReading.ts';
import { readDay } from '../days/readDay.ts';
import { readMonth } from '../days/readMonth.ts';
import { readTime } from '../days/readTime.ts';
import { yearsOf } from '../days/yearsOf.ts';
import type { WrittenForms } from '../WrittenForms.ts';

/** What of a field says how its days are meant. */
interface DayField {
  readonly max?: unknown;
  readonly ahead?: true;
  readonly ofMonth?: boolean;
}

interface At {
  /** The agency's day, and where its clock stands. */
  readonly today: string;
  readonly timeZone: string;
}

/** Reads values as the agency writes them into the form of the wire; undefined for what is none. */
export function readingOf({ dayOrder, decimalSign }: WrittenForms, { today, timeZone }: At) {
  const asked = (field: DayField): DayReading => ({ order: dayOrder, today, years: yearsOf(field) });
  return {
    number(text: string, places: number): string | undefined {
      const read = evaluateExpression(text, places, decimalSign);
      return places > 2 ? read?.replace(/\.?0+$/, '') : read;
    },
    day: (text: string, field: DayField): string | undefined =>
      field.ofMonth ? readMonth(text, asked(field)) : readDay(text, asked(field)),
    instant: (text: string, field: DayField): string | undefined => readTime(text, asked(field), timeZone),
  };
}
