import type { ComponentType } from 'react';
import type { Kind } from '#catalog/engine/fields.ts';
import { LazyLineGrid } from './lines/grid/LazyLineGrid.tsx';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { StateInput } from './choice/StateInput.tsx';
import { DateFieldInput } from './date/DateFieldInput.tsx';
import type { FieldInputProps } from './FieldViews.ts';
import { FlagInput } from './flag/FlagInput.tsx';
import { MediaInput } from './media/MediaInput.tsx';
import { NumberInput } from './number/NumberInput.tsx';
import { PasswordFieldInput } from './password/PasswordFieldInput.tsx';
import { RefInput } from './ref/RefInput.tsx';
import { RefsInput } from './ref/RefsInput.tsx';
import { LazyRichTextInput } from './richText/LazyRichTextInput.tsx';
import { ColorInput } from './text/ColorInput.tsx';
import { PhoneInput } from './text/PhoneInput.tsx';
import { TextualInput } from './text/TextualInput.tsx';

/** How each kind is entered. */
export const inputs: Record<Kind, ComponentType<FieldInputProps>> = {
  text: TextualInput,
  longText: TextualInput,
  richText: LazyRichTextInput,
  email: TextualInput,
  phone: PhoneInput,
  url: TextualInput,
  password: PasswordFieldInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: NumberInput,
  date: DateFieldInput,
  dateTime: DateFieldInput,
  flag: FlagInput,
  choice: ChoiceInput,
  state: StateInput,
  ref: RefInput,
  refs: RefsInput,
  image: MediaInput,
  file: MediaInput,
  color: ColorInput,
  lines: LazyLineGrid,
};
