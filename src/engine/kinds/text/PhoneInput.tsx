import { TextInput } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { TakenCheck } from './TakenCheck.tsx';
import { useDialled } from './useDialled.ts';

/** A phone number as people dial it from where the agency is, or with its country's code. */
export function PhoneInput(props: FieldInputProps) {
  const { field, name, entity } = props;
  const given = inputProps(props);
  return (
    <>
      <TextInput
        {...given}
        {...useDialled(given.source)}
        type="tel"
        placeholder="+8801711000000"
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'tel' } }}
      />
      {field.unique && <TakenCheck entity={entity} name={name} />}
    </>
  );
}
