import { type Field, type Kind, knownOptions } from '#catalog/engine/fields.ts';
import { evaluateExpression, westernDigits } from '#catalog/engine/evaluateExpression.ts';
import type { Reader } from './valueText.ts';

/** Most places of a decimal number. */
const PLACES = 10;

const isSaid = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** Months as banks and spreadsheets of any country shorten them. */
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const monthOf = (text: string): string =>
  /\d/.test(text) ? text : String(MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1);

/**
 * A day as a spreadsheet shows it: `2027-03-01`, or day, month, year as everywhere that this product speaks of, the month
 * in figures or as in `1-Mar-2027`.
 */
function dayOf(text: string): string {
  const parts = /^(\d{1,4})[-./ ]+(\d{1,2}|[a-z]{3,9})[-./, ]+(\d{1,4})$/i.exec(westernDigits(text).trim());
  if (!parts) return text;
  const [, one = '', named = '', other = ''] = parts;
  const month = monthOf(named);
  if (month === '0') return text;
  const [year, day] = one.length === 4 ? [one, other] : [other.padStart(4, '20'), one];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

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
  date: dayOf,
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
