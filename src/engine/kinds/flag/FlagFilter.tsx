import { NullableBooleanInput } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';

export const FlagFilter = ({ name }: FilterProps) => (
  <NullableBooleanInput source={name} label={`fields.${name}`} helperText={false} size="small" fullWidth />
);
