import { useMemo } from 'react';
import { AutocompleteArrayInput, type AutocompleteArrayInputProps, ReferenceArrayInputBase } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { IfReadable } from './IfReadable.tsx';
import { LookUpFailure } from './LookUpFailure.tsx';
import { WithNames } from './WithNames.tsx';
import { useAnswered } from './useAnswered.ts';
import { isToldInFull, useLookUp } from './useLookUp.ts';
import { optionsIn, useChoiceWords } from './useChoiceWords.tsx';

type ManyProps = AutocompleteArrayInputProps & { readonly target: string };

export function Many({ target, ...props }: ManyProps) {
  const words = useChoiceWords(target);
  const options = useMemo(() => optionsIn(words, false), [words]);
  return <AutocompleteArrayInput {...props} {...useAnswered()} {...options} />;
}

/** Chooses any number of records; each stands as a chip. */
export function RefsInput(props: FieldInputProps) {
  const target = props.field.target ?? '';
  const { reference, choices } = useLookUp(target);
  return (
    <IfReadable {...props}>
      <ReferenceArrayInputBase source={props.name} {...reference}>
        <div>
          <WithNames source={props.name} target={target} told={isToldInFull(target) ? 'for good' : undefined}>
            <Many {...inputProps(props)} {...choices} target={target} />
          </WithNames>
          <LookUpFailure />
        </div>
      </ReferenceArrayInputBase>
    </IfReadable>
  );
}
