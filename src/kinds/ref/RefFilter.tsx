import { AutocompleteArrayInput, ReferenceArrayInputBase } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';
import { manyOf } from '../manyOf.ts';
import { LookUpFailure } from './LookUpFailure.tsx';
import { useLookUp } from './useLookUp.ts';

export function RefFilter({ name, field }: FilterProps) {
  const { reference, choices } = useLookUp(field.target ?? '');
  const source = `${name}__in`;
  return (
    <ReferenceArrayInputBase source={source} {...reference}>
      <div>
        <AutocompleteArrayInput
          source={source}
          label={`fields.${name}`}
          helperText={false}
          size="small"
          {...choices}
          {...manyOf}
        />
        <LookUpFailure />
      </div>
    </ReferenceArrayInputBase>
  );
}
