import { reachOf } from '#catalog/engine/calendar.ts';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { clockTime, isDay, readInstant } from '#catalog/engine/days/instants.ts';
import { monthOf } from '#catalog/engine/days/periods.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { dayText, inOrder, monthText } from '#catalog/engine/reading/days/dayText.ts';
import { type DayOrder, usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { typedValue } from '../typedValue.ts';
import { useInstantReader } from '../useReader.ts';
import type { Reader } from '../valueText.ts';
import type { DayForm } from './DayForm.ts';
import { dayInWords, instantInWords, monthInWords } from './inWords.ts';

type Translate = (key: string) => string;

const orderIn = ({ forms = usualForms }: Reader): DayOrder => forms.dayOrder;

const placeholderOf = (order: DayOrder, translate: Translate, ofMonth: boolean): string => {
  const part = (name: string) => translate(`crud.days.parts.${name}`);
  return inOrder(order, part('year'), part('month'), ofMonth ? '' : part('day'));
};

const todayIn = ({ today }: Reader): string => today ?? new Date().toISOString().slice(0, 10);

/** What a field means by a text, where it means anything. */
const readBy = (field: Field, reader: Reader) => (text: string) => {
  const meant = typedValue(field, text, reader);
  const isMeant = field.kind === 'dateTime' ? (one: string) => readInstant(one) !== undefined : isDay;
  return typeof meant === 'string' && isMeant(meant) ? meant : undefined;
};

function dayForm(field: Field, reader: Reader): DayForm {
  const order = orderIn(reader);
  return {
    placeholder: placeholderOf(order, reader.translate, false),
    ofMonth: false,
    isKnown: true,
    reach: reachOf(field, reader.today === undefined ? {} : { today: reader.today }),
    read: readBy(field, reader),
    write: value => dayText(value, order),
    inWords: value => dayInWords(value, order, reader.locale),
    dayOf: value => (isDay(value) ? value : undefined),
    onDay: day => day,
    step: (value, by) => (isDay(value) ? dayAfter(value, by) : todayIn(reader)),
  };
}

/** A month is kept as one of its days: the first, unless it is one until which something goes. */
function monthForm(field: Field, reader: Reader, stands: 'from' | 'to'): DayForm {
  const form = dayForm(field, reader);
  const order = orderIn(reader);
  const near = (value: string, by: number): string => dayAfter(monthOf(value)[by < 0 ? 'from' : 'to'], by);
  return {
    ...form,
    placeholder: placeholderOf(order, reader.translate, true),
    ofMonth: true,
    read: text => {
      const day = form.read(text);
      return day && monthOf(day)[stands];
    },
    write: value => monthText(value, order),
    inWords: value => monthInWords(value, reader.locale),
    onDay: day => monthOf(day)[stands],
    step: (value, by) => monthOf(isDay(value) ? near(value, by) : todayIn(reader))[stands],
  };
}

/** A time by the agency's clock. */
function instantForm(field: Field, reader: Reader): DayForm {
  const { timeZone = 'UTC' } = reader;
  const form = dayForm(field, reader);
  const clock = (value: string): string => (form.dayOf(value.slice(0, 10)) ? clockTime(value, timeZone) : '');
  const onDay = (day: string, value: string): string =>
    readInstant(`${day}T${clock(value).slice(11) || '00:00'}`, timeZone) ?? value;
  return {
    ...form,
    isKnown: reader.timeZone !== undefined,
    placeholder: `${form.placeholder} 00:00`,
    write: value => {
      const shown = clock(value);
      return shown === '' ? value : `${dayText(shown.slice(0, 10), orderIn(reader))} ${shown.slice(11)}`;
    },
    inWords: value => instantInWords(value, orderIn(reader), reader.locale, timeZone),
    dayOf: value => clock(value).slice(0, 10) || undefined,
    onDay,
    step: (value, by) => onDay(form.step(clock(value).slice(0, 10), by), value),
  };
}

/** How days, months or instants of a field are written; instants only once the agency's clock is known. */
export function useDayForm(field: Field, stands: 'from' | 'to' = 'from'): DayForm {
  const reader = useInstantReader();
  if (field.kind === 'dateTime') return instantForm(field, reader);
  return field.ofMonth ? monthForm(field, reader, stands) : dayForm(field, reader);
}

/** The same where any day is asked for, such as by a filter: much of this trade lies ahead. */
export const useAnyDayForm = (field: Field, stands?: 'from' | 'to'): DayForm => ({
  ...useDayForm(field, stands),
  reach: {},
});
