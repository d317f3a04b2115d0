import { BooleanInput } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';

export function FlagInput(props: FieldInputProps) {
  const { size: _size, ...rest } = inputProps(props);
  return <BooleanInput {...rest} />;
}
