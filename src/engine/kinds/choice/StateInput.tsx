import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../FieldViews.ts';
import { ChoiceCell } from './ChoiceCell.tsx';

/** Where the document stands. Only a step of its lifecycle moves it, never a form. */
export function StateInput({ name, field }: FieldInputProps) {
  const value: unknown = useWatch({ name });
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="div">
        {translate(`fields.${name}`)}
      </Typography>
      <ChoiceCell name={name} field={field} value={value ?? field.initial} />
    </div>
  );
}
