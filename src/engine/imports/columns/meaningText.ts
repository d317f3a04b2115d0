import { memoize } from 'es-toolkit';
import { valueText } from '../../kinds/valueText.ts';

/** With the month's name, so that nobody takes it for another day. */
const formats = memoize((locale: string) => {
  const tag = `${locale === 'en' ? 'en-GB' : locale}-u-ca-gregory-nu-latn`;
  const how = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return {
    day: new Intl.DateTimeFormat(tag, how),
    time: new Intl.DateTimeFormat(tag, { ...how, timeStyle: 'short' }),
  };
});

const CLOCK = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?$/;

/** A day that was read, perhaps with the time of the agency's clock, in words. */
export function dayMeaning(value: string, locale: string): string {
  const [, day, time] = CLOCK.exec(value) ?? [];
  if (day === undefined) return value;
  return time === undefined
    ? formats(locale).day.format(new Date(`${day}T00:00Z`))
    : formats(locale).time.format(new Date(`${day}T${time}Z`));
}

/** A number that was read, as the reader's language writes it. */
export const numberMeaning = (value: string, locale: string): string =>
  valueText({ kind: 'money', required: false }, value, { locale, translate: key => key });
