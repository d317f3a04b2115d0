import { AutocompleteArrayInput } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';
import { manyOf } from '../manyOf.ts';
import { choicesOf } from './choicesOf.ts';

export const ChoiceFilter = ({ name, field }: FilterProps) => (
  <AutocompleteArrayInput
    source={`${name}__in`}
    label={`fields.${name}`}
    choices={choicesOf(field, field.retired)}
    helperText={false}
    size="small"
    {...manyOf}
  />
);
