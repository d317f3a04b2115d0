import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceBoxProps<V extends string> extends Omit<TextFieldProps, 'select' | 'onChange' | 'children'> {
  readonly value: NoInfer<V> | '';
  /** What may be chosen, with the words for it. */
  readonly options: readonly (readonly [value: V, words: ReactNode])[];
  onChoose(value: NoInfer<V>): void;
}

/** A box that one of several things is chosen in, where no field of a record says which. */
export const ChoiceBox = <V extends string>({ options, onChoose, ...box }: ChoiceBoxProps<V>) => (
  <TextField
    {...box}
    select
    onChange={({ target }) => {
      const chosen = options.find(([value]) => value === target.value);
      if (chosen) onChoose(chosen[0]);
    }}
  >
    {options.map(([value, words]) => (
      <MenuItem key={value} value={value}>
        {words}
      </MenuItem>
    ))}
  </TextField>
);
