import type { Calendar } from './calendar.ts';
import { dayIn } from './days/days.ts';
import { readingOf } from './reading/written/readingOf.ts';
import type { WrittenForms } from './reading/WrittenForms.ts';
import type { Phones } from './texts/Phones.ts';

interface Office {
  readonly timeZone: string;
  readonly clock: () => Date;
  readonly phones?: Phones;
  readonly forms?: { readonly current: WrittenForms };
}

/** The calendar of an office at this moment, with all ways to read what its people write. */
export function calendarOf({ timeZone, clock, phones, forms }: Office): Calendar {
  const today = dayIn(timeZone, clock());
  return {
    timeZone,
    today,
    ...(phones && { phone: phones.number }),
    ...(forms && { written: readingOf(forms.current, { today, timeZone }) }),
  };
}
