import { useContext } from 'react';
import { AutocompleteInput, type AutocompleteInputProps, ReferenceInputBase } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { among, dependants, narrowing, nearby } from './cascade.ts';
import { IfReadable } from './IfReadable.tsx';
import { LookUpFailure } from './LookUpFailure.tsx';
import { Narrowed } from './Narrowed.ts';
import { PartOfChoices } from './PartOfChoices.tsx';
import { WithForeign } from './WithForeign.tsx';
import { useAnswered } from './useAnswered.ts';
import { useLookUp } from './useLookUp.ts';
import { useOptionText } from './useOptionText.ts';

/**
 * Chooses a record by searching for it. Choosing another one empties what it narrowed; that happens in the user's own
 * change, so that loading a record can never clear what was saved.
 */
export const RefInput = (props: FieldInputProps) => (
  <IfReadable {...props}>
    <Lookup {...props} />
  </IfReadable>
);

type OneProps = AutocompleteInputProps & { readonly target: string };

const One = ({ target, ...props }: OneProps) => (
  <AutocompleteInput {...props} {...useAnswered()} optionText={useOptionText(target)} />
);

function Lookup(props: FieldInputProps) {
  const { name, field, entity } = props;
  const { setValue } = useFormContext();
  const target = field.target ?? '';
  const { reference, choices } = useLookUp(target);
  const more = useContext(Narrowed)[name];
  const parent: unknown = useWatch({ name: field.within ?? name });
  const siblings: readonly unknown[] = useWatch({ name: [...(field.near ?? [])] });
  const clearDependants = () => {
    for (const child of dependants(entity, name)) setValue(child, null, { shouldDirty: true });
  };
  return (
    <div>
      <ReferenceInputBase
        source={name}
        {...reference}
        filter={{ ...narrowing(entity, field.within, parent), ...among(field), ...nearby(field, siblings), ...more }}
      >
        <WithForeign source={name} target={target}>
          <One {...inputProps(props)} {...choices} target={target} onChange={clearDependants} />
        </WithForeign>
        <PartOfChoices />
        <LookUpFailure />
      </ReferenceInputBase>
    </div>
  );
}
