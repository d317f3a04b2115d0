import Stack from '@mui/material/Stack';
import { DateInput, useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';

const bounds = { gte: 'crud.filters.from', lte: 'crud.filters.to' } as const;

/** First and last day, both included; the future is allowed, much of this trade lies there. */
export function DateFilter({ name }: FilterProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {Object.entries(bounds).map(([bound, key]) => (
        <DateInput
          key={bound}
          source={`${name}__${bound}`}
          label={translate(key, { field: translate(`fields.${name}`) })}
          helperText={false}
          size="small"
        />
      ))}
    </Stack>
  );
}
