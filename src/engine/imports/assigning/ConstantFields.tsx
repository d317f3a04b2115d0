import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { uniq } from 'es-toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { Section } from '../../pages/Section.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { InputGrid } from '../../kinds/InputGrid.tsx';
import { useSettled } from '../../kinds/text/useSettled.ts';
import { fieldsOf } from '../assign/fieldsOf.ts';
import type { Choices } from '../Choices.ts';
import type { Prepared } from '../prepare.ts';
import { importable } from '../recognise.ts';
import { constantText, constantValue } from './constantValue.ts';

interface ConstantFieldsProps {
  readonly prepared: Prepared;
  readonly constants: Choices['constants'];
  readonly busy: boolean;
  onChange(constants: Choices['constants']): void;
}

/** Kinds of which one value is hardly that of all rows, or that no box takes. */
const OWN_TO_A_ROW: readonly string[] = ['lines', 'refs', 'richText', 'email'];

/** Takes what all rows say in a field that no column fills; those that a new record must have are asked first. */
export function ConstantFields({ prepared, constants, busy, onChange }: ConstantFieldsProps) {
  const translate = useTranslate();
  const entity = useEntity();
  const [added, setAdded] = useState<readonly string[]>([]);
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(
      Object.entries(constants).map(([name, text]) => [name, constantValue(entity.fields[name], text)]),
    ),
  });
  const told = useWatch({ control: form.control });
  const filled = new Set(prepared.targets.flatMap(fieldsOf));
  const free = importable(entity).filter(name => !filled.has(name));
  const wanted = new Set(uniq([...prepared.missing, ...Object.keys(constants), ...added]));
  const names = free.filter(name => wanted.has(name));
  const label = (name: string) => translate(`fields.${name}`, { _: name });
  const texts = names.map(name => [name, constantText(told[name])] as const).filter(([, text]) => text !== '');
  const settled = useSettled(JSON.stringify(Object.fromEntries(texts)));
  const present = JSON.stringify(
    Object.fromEntries(names.flatMap(name => (constants[name] ? [[name, constants[name]]] : []))),
  );
  const tell = useEffectEvent((text: string) => {
    if (text !== present) onChange(JSON.parse(text) as Choices['constants']);
  });
  useEffect(() => {
    if (!busy) tell(settled);
  }, [busy, settled]);
  return (
    <Section title={translate('crud.import.assign.constants')} level="h3" frame={Stack} sx={{ gap: 1 }}>
      <FormProvider {...form}>
        <InputGrid entity={entity} names={names} />
      </FormProvider>
      <Autocomplete
        // Empty again for the next one.
        key={added.length}
        size="small"
        sx={{ maxWidth: { sm: 320 } }}
        options={free.filter(name => !wanted.has(name) && !OWN_TO_A_ROW.includes(entity.fields[name]?.kind ?? ''))}
        onChange={(_event, name) => name !== null && setAdded([...added, name])}
        getOptionKey={name => name}
        getOptionLabel={label}
        noOptionsText={translate('crud.nothing_found')}
        renderInput={params => <TextField {...params} label={translate('crud.import.assign.constant_field')} />}
      />
    </Section>
  );
}
