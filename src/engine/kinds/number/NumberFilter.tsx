import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';
import { NumberBox } from './NumberBox.tsx';

const bounds = { gte: 'crud.filters.from', lte: 'crud.filters.to' } as const;

/** From and to, both included. */
export function NumberFilter({ name, field }: FilterProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {Object.entries(bounds).map(([bound, key]) => (
        <NumberBox
          key={bound}
          field={field}
          source={`${name}__${bound}`}
          label={translate(key, { field: translate(`fields.${name}`) })}
          helperText={false}
          size="small"
        />
      ))}
    </Stack>
  );
}
