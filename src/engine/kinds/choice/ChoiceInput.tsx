import { SelectInput, useRecordContext } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { choicesOf } from './choicesOf.ts';

export function ChoiceInput(props: FieldInputProps) {
  const present: unknown = useRecordContext()?.[props.name];
  const kept = props.field.retired?.filter(one => one === present);
  return <SelectInput {...inputProps(props)} choices={choicesOf(props.field, kept)} />;
}
