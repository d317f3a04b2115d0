import { TextInput } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { useMeantAmount } from './useMeantAmount.ts';

/** An amount as people write it: with groups, as a sum, in digits of their script. */
export function MoneyInput(props: FieldInputProps) {
  const given = inputProps(props);
  return (
    <TextInput
      {...given}
      {...useMeantAmount(given.source)}
      placeholder="0.00"
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
    />
  );
}
