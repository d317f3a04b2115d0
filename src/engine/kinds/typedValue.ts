import { type Field, type Kind, knownOptions } from '#catalog/engine/fields.ts';
import { readInstant } from '#catalog/engine/days/instants.ts';
import { evaluateExpression } from '#catalog/engine/reading/amounts/evaluateExpression.ts';
import type { DayReading } from '#catalog/engine/reading/days/DayReading.ts';
import { readDay } from '#catalog/engine/reading/days/readDay.ts';
import { readMonth } from '#catalog/engine/reading/days/readMonth.ts';
import { readTime } from '#catalog/engine/reading/days/readTime.ts';
import { yearsOf } from '#catalog/engine/reading/days/yearsOf.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import type { Reader } from './valueText.ts';

/** Most places of a decimal number. */
const PLACES = 10;

const isSaid = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** The day on which a reader reads; that of the world where the agency's own is not known yet. */
const todayOf = ({ today }: Reader): string => today ?? new Date().toISOString().slice(0, 10);

const dayReading = (field: Field, reader: Reader): DayReading => ({
  order: (reader.forms ?? usualForms).dayOrder,
  today: todayOf(reader),
  years: yearsOf(field),
});

const flagOf = (text: string, { translate }: Reader): unknown => {
  const meant = (['true', 'false'] as const).find(flag => isSaid(text, translate(`ra.boolean.${flag}`)));
  return meant === undefined ? text : meant === 'true';
};

type Typed = (text: string, field: Field, reader: Reader) => unknown;

const readers: Partial<Record<Kind, Typed>> = {
  money: (text, _field, { forms }) => evaluateExpression(text, 2, forms?.decimalSign) ?? text,
  decimal: (text, _field, { forms }) =>
    evaluateExpression(text, PLACES, forms?.decimalSign)?.replace(/\.?0+$/, '') ?? text,
  integer: (text, _field, { forms }) => {
    const whole = evaluateExpression(text, 0, forms?.decimalSign);
    return whole !== undefined && whole.length < 11 ? Number(whole) : text;
  },
  date: (text, field, reader) => (field.ofMonth ? readMonth : readDay)(text, dayReading(field, reader)) ?? text,
  dateTime: (text, field, reader) =>
    readInstant(text, reader.timeZone) ?? readTime(text, dayReading(field, reader), reader.timeZone) ?? text,
  choice: (text, field, { translate }) =>
    knownOptions(field).find(option => isSaid(text, option) || isSaid(text, translate(`choices.${option}`))) ?? text,
  flag: (text, _field, reader) => flagOf(text, reader),
  // `Dhaka #12` is what an export writes. Any other text is a part of a name, and still to be looked for.
  ref: text => (/#\d{1,9}$/.test(text) ? Number(text.split('#').at(-1)) : text),
};

/**
 * What somebody means who types or pastes a text into a field, sums of amounts included. A text that cannot be read
 * stays as it is, so that the field's rule can speak.
 */
export function typedValue(field: Field, typed: string, reader: Reader): unknown {
  const text = typed.trim();
  if (text === '') return field.kind === 'flag' ? false : null;
  return readers[field.kind]?.(text, field, reader) ?? text;
}
