import Stack from '@mui/material/Stack';
import { DateInput, useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';
import { MonthInput } from './MonthInput.tsx';

const bounds = { gte: 'crud.filters.from', lte: 'crud.filters.to' } as const;

interface BoundProps {
  readonly source: string;
  readonly label: string;
  readonly bound: keyof typeof bounds;
}

const plain = { helperText: false, size: 'small' } as const;
const DayBound = ({ source, label }: BoundProps) => <DateInput {...plain} source={source} label={label} />;
const MonthBound = ({ source, label, bound }: BoundProps) => (
  <MonthInput {...plain} source={source} label={label} stands={bound === 'gte' ? 'from' : 'to'} />
);

/** First and last day, or month, both included; the future is allowed, much of this trade lies there. */
export function DateFilter({ name, field }: FilterProps) {
  const translate = useTranslate();
  const label = translate(`fields.${name}`);
  const Bound = field.ofMonth ? MonthBound : DayBound;
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {(['gte', 'lte'] as const).map(bound => (
        <Bound
          key={bound}
          bound={bound}
          source={`${name}__${bound}`}
          label={translate(bounds[bound], { field: label })}
        />
      ))}
    </Stack>
  );
}
