import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { useAnyDayForm } from './dayForms.ts';
import { DayInput } from './DayInput.tsx';

const bounds = { gte: 'crud.filters.from', lte: 'crud.filters.to' } as const;

interface BoundProps {
  readonly source: string;
  readonly label: string;
  readonly field: Field;
  readonly bound: keyof typeof bounds;
}

/** One day, or month, from which a list goes or until which. */
export const DayBound = ({ source, label, bound, field }: BoundProps) => (
  <DayInput
    source={source}
    label={label}
    form={useAnyDayForm(field, bound === 'gte' ? 'from' : 'to')}
    helperText={false}
    judges
  />
);

/** First and last day, or month, both included. */
export function DateFilter({ name, field }: FilterProps) {
  const translate = useTranslate();
  const label = translate(`fields.${name}`);
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {(['gte', 'lte'] as const).map(bound => (
        <DayBound
          key={bound}
          field={field}
          bound={bound}
          source={`${name}__${bound}`}
          label={translate(bounds[bound], { field: label })}
        />
      ))}
    </Stack>
  );
}
