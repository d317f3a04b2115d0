import { TextInput } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';

export const TextFilter = ({ name }: FilterProps) => (
  <TextInput source={`${name}__icontains`} label={`fields.${name}`} helperText={false} size="small" resettable />
);
