import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { TakenCheck } from '../text/TakenCheck.tsx';
import { NumberBox } from './NumberBox.tsx';
import { useSignOf } from './useSignOf.ts';

/**
 * The sign beside an amount of a form: by the currency chosen in it, or by that of the record on which a command is given.
 */
function useFormSign({ name: entity, fields }: Entity, name: string): string | undefined {
  const record = useRecordContext();
  const chosen: unknown = useWatch({ name: 'currency' });
  const stored = entityList.find(one => one.name === entity)?.fields;
  const currency = 'currency' in fields ? chosen : record?.['currency'];
  return useSignOf({ ...stored, ...fields }, { ...record, currency }, fields)(name);
}

/** How amounts, quantities and whole numbers of a record are entered. */
export function NumberInput(props: FieldInputProps) {
  const { field, name, entity } = props;
  const sign = useFormSign(entity, name);
  return (
    <>
      <NumberBox {...inputProps(props)} field={field} sign={sign} />
      {field.unique && <TakenCheck entity={entity} name={name} />}
    </>
  );
}
