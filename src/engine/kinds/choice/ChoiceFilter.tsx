import { AutocompleteArrayInput } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';
import { knownOptions } from '#catalog/engine/fields.ts';
import { manyOf } from '../manyOf.ts';
import { useLabels } from './useLabels.ts';

export function ChoiceFilter({ name, field }: FilterProps) {
  const { inOrder, wordOf } = useLabels(field);
  return (
    <AutocompleteArrayInput
      source={`${name}__in`}
      label={`fields.${name}`}
      choices={inOrder(knownOptions(field)).map(id => ({ id, name: wordOf(id) }))}
      translateChoice={false}
      openOnFocus={false}
      helperText={false}
      size="small"
      {...manyOf}
    />
  );
}
