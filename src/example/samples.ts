import type { Field, Fields, Kind } from '../../catalog/engine/fields.ts';
import { labelColors } from '../../catalog/engine/texts/labelColors.ts';
import { AVATAR } from '../authProvider/avatar.ts';

/** Says a sample text in the language of the page, e.g. `Example 1`. */
export type Word = (name: 'text' | 'longText' | 'richText', n: number) => string;

interface Wanted {
  /** From 1; makes one value unlike another. */
  readonly n: number;
  readonly field: Field;
  readonly word: Word;
}

const option = ({ n, field: { options = [] } }: Wanted) => options[(n - 1) % options.length] ?? null;
const colors = Object.values(labelColors);

/** A value of each kind. Numbers grow with `n`, so that sums are samples as well. */
const samples: Record<Kind, (wanted: Wanted) => unknown> = {
  text: ({ word, n }) => word('text', n),
  longText: ({ word, n }) => word('longText', n),
  richText: ({ word, n }) => word('richText', n),
  email: ({ n }) => `amina${n}@rihla.example`,
  phone: ({ n }) => `+88017110000${String(n).padStart(2, '0')}`,
  url: ({ n }) => `https://rihla.example/${n}`,
  password: () => null,
  integer: ({ n }) => n * 12,
  decimal: ({ n }) => `${n}.125`,
  money: ({ n }) => `${n * 1250}.00`,
  date: ({ n }) => `2027-05-${String(n).padStart(2, '0')}`,
  dateTime: ({ n }) => `2027-05-${String(n).padStart(2, '0')}T09:30:00.000Z`,
  flag: ({ n }) => n % 2 === 1,
  choice: option,
  state: option,
  ref: ({ n }) => n,
  refs: () => [1, 2],
  image: () => AVATAR,
  file: () => '/favicon.svg',
  color: ({ n }) => colors[(n - 1) % colors.length],
  lines: ({ field, word }) => [1, 2].map(n => sampleRecord(field.lines ?? {}, n, word)),
};

export const sampleOf = (field: Field, n: number, word: Word): unknown => samples[field.kind]({ n, field, word });

/** A record, or a line, of some fields. */
export const sampleRecord = (fields: Fields, n: number, word: Word) => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, n, word)])),
  id: n,
});
