import { readingOf } from '#catalog/engine/reading/written/readingOf.ts';
import type { Calendar } from '../../catalog/engine/calendar.ts';
import { date, dateTime, type Field, money, phone } from '../../catalog/engine/fields.ts';
import { parseValue } from '../../catalog/engine/parse.ts';
import { usualForms, type WrittenForms } from '../../catalog/engine/reading/WrittenForms.ts';
import { phonesOf } from '../../catalog/engine/texts/phonesOf.ts';
import type { Reader } from '../../src/engine/kinds/valueText.ts';
import { AGENCY, type Written } from './writtenTable.ts';

/** Forms of a kind that a door refuses, and why that is in its nature. */
export interface Refused {
  readonly kind: Written['kind'];
  /** The texts; every one without. */
  readonly texts?: RegExp;
  readonly why: string;
}

/** A way in which something written comes into the books. */
export interface WrittenDoor {
  readonly name: string;
  readonly refuses: readonly Refused[];
  /** Kinds that it has no place for, and why. */
  readonly lacks: Readonly<Partial<Record<Written['kind'], string>>>;
  /** What is kept of each text of one kind, where the agency writes so; undefined for what is refused. */
  read(
    kind: Written['kind'],
    texts: readonly string[],
    forms: WrittenForms,
  ): Promise<readonly (string | undefined)[]> | readonly (string | undefined)[];
}

export const fieldsOf: Readonly<Record<Written['kind'], Field>> = {
  day: date(),
  instant: dateTime(),
  number: money(),
  amount: money(),
  phone: phone(),
};

export const formsOf = ({ forms }: Pick<Written, 'forms'>): WrittenForms => ({ ...usualForms, ...forms });

const calendar = (written: WrittenForms): Calendar => ({
  today: AGENCY.today,
  timeZone: AGENCY.timeZone,
  phone: phonesOf(AGENCY.country).number,
  written: readingOf(written, AGENCY),
});

export const readerOf = (forms: WrittenForms): Reader => ({
  locale: 'en',
  translate: key => key,
  today: AGENCY.today,
  timeZone: AGENCY.timeZone,
  forms,
});

/** What the host keeps of a value that a door hands on. */
export function kept(kind: Written['kind'], value: unknown, forms: WrittenForms): string | undefined {
  const parsed = parseValue(fieldsOf[kind], value, calendar(forms));
  return 'value' in parsed && parsed.value !== null ? String(parsed.value) : undefined;
}
