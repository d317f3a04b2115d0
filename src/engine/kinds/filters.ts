import type { ComponentType } from 'react';
import type { Kind } from '#catalog/engine/fields.ts';
import { ChoiceFilter } from './choice/ChoiceFilter.tsx';
import { DateFilter } from './date/DateFilter.tsx';
import type { FilterProps } from './FieldViews.ts';
import { FlagFilter } from './flag/FlagFilter.tsx';
import { NumberFilter } from './number/NumberFilter.tsx';
import { RefFilter } from './ref/RefFilter.tsx';
import { TextFilter } from './text/TextFilter.tsx';

/** How a list is narrowed by each kind; null where a filter would mean nothing. */
export const filters: Record<Kind, ComponentType<FilterProps> | null> = {
  text: TextFilter,
  longText: TextFilter,
  richText: null,
  email: TextFilter,
  phone: TextFilter,
  url: TextFilter,
  password: null,
  integer: NumberFilter,
  decimal: NumberFilter,
  money: NumberFilter,
  date: DateFilter,
  dateTime: null,
  flag: FlagFilter,
  choice: ChoiceFilter,
  state: ChoiceFilter,
  ref: RefFilter,
  refs: null,
  image: null,
  file: null,
  color: null,
  lines: null,
};
