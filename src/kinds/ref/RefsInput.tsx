import { AutocompleteArrayInput, type AutocompleteArrayInputProps, ReferenceArrayInputBase } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { IfReadable } from './IfReadable.tsx';
import { LookUpFailure } from './LookUpFailure.tsx';
import { useAnswered } from './useAnswered.ts';
import { useLookUp } from './useLookUp.ts';

export const Many = (props: AutocompleteArrayInputProps) => <AutocompleteArrayInput {...props} {...useAnswered()} />;

/** Chooses any number of records; each stands as a chip. */
export function RefsInput(props: FieldInputProps) {
  const { reference, choices } = useLookUp(props.field.target ?? '');
  return (
    <IfReadable {...props}>
      <ReferenceArrayInputBase source={props.name} {...reference}>
        <div>
          <Many {...inputProps(props)} {...choices} />
          <LookUpFailure />
        </div>
      </ReferenceArrayInputBase>
    </IfReadable>
  );
}
