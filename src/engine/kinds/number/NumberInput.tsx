import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { TakenCheck } from '../text/TakenCheck.tsx';
import { NumberBox } from './NumberBox.tsx';

/** How amounts, quantities and whole numbers of a record are entered. */
export function NumberInput(props: FieldInputProps) {
  const { field, name, entity } = props;
  return (
    <>
      <NumberBox {...inputProps(props)} field={field} />
      {field.unique && <TakenCheck entity={entity} name={name} />}
    </>
  );
}
