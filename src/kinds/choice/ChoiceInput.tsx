import { SelectInput } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { choicesOf } from './choicesOf.ts';

export const ChoiceInput = (props: FieldInputProps) => (
  <SelectInput {...inputProps(props)} choices={choicesOf(props.field)} />
);
