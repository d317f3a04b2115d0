import { useContext, useMemo } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInputBase,
  useChoicesContext,
  useRecordContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isObject } from '#src/dataProvider/isObject.ts';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { Parts } from './Beside.tsx';
import { among, dependants, narrowing, nearby } from './cascade.ts';
import { IfReadable } from './IfReadable.tsx';
import { LookUpFailure } from './LookUpFailure.tsx';
import { Narrowed } from './Narrowed.ts';
import { PartOfChoices } from './PartOfChoices.tsx';
import { WithNames } from './WithNames.tsx';
import { toldIn } from './toldIn.ts';
import { useAnswered } from './useAnswered.ts';
import { useBrought } from './useBrought.ts';
import { isToldInFull, useLookUp } from './useLookUp.ts';
import { optionsIn, useChoiceWords } from './useChoiceWords.tsx';

/**
 * Chooses a record by searching for it. Choosing another one empties what it narrowed and brings what it says; that
 * happens in the user's own change, so that loading a record can never clear what was saved.
 */
export const RefInput = (props: FieldInputProps) => (
  <IfReadable {...props}>
    <Lookup {...props} />
  </IfReadable>
);

type OneProps = AutocompleteInputProps & { readonly target: string; readonly source: string };

function One({ target, helperText, ...props }: OneProps) {
  const words = useChoiceWords(target);
  const { allChoices = [] } = useChoicesContext();
  const value: unknown = useWatch({ name: props.source });
  const chosen = allChoices.find(({ id }) => id === value);
  const beside = chosen ? words.beside(chosen) : [];
  const options = useMemo(() => optionsIn(words, true), [words]);
  const help = helperText || (beside.length > 0 && <Parts of={beside} />);
  return <AutocompleteInput {...props} {...useAnswered()} {...options} helperText={help} />;
}

function Lookup(props: FieldInputProps) {
  const { name, field, entity } = props;
  const { setValue } = useFormContext();
  const target = field.target ?? '';
  const told = toldIn(useRecordContext(), target, Number(useWatch({ name })));
  const input = inputProps(props);
  // What tells people apart stands below the box, unless it says there why it is closed.
  const isKnown = typeof told === 'string' || (isObject(told) && (isToldInFull(target) || input.helperText !== false));
  const { reference, choices } = useLookUp(target, isKnown);
  const more = useContext(Narrowed)[name];
  const parent: unknown = useWatch({ name: field.within ?? name });
  const siblings: readonly unknown[] = useWatch({ name: [...(field.near ?? [])] });
  const brought = useBrought(entity.fields);
  const changeDependants = (_: unknown, chosen: unknown) => {
    for (const child of dependants(entity, name)) setValue(child, null, { shouldDirty: true });
    for (const [child, said] of Object.entries(brought(name, chosen))) setValue(child, said, { shouldDirty: true });
  };
  return (
    <div>
      <ReferenceInputBase
        source={name}
        {...reference}
        filter={{ ...narrowing(entity, field.within, parent), ...among(field), ...nearby(field, siblings), ...more }}
      >
        <WithNames source={name} target={target} told={isKnown ? 'for good' : 'at first'}>
          <One {...input} {...choices} target={target} onChange={changeDependants} />
        </WithNames>
        <PartOfChoices />
        <LookUpFailure />
      </ReferenceInputBase>
    </div>
  );
}
