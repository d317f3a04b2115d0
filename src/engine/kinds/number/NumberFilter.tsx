import Stack from '@mui/material/Stack';
import { TextInput, useTranslate } from 'react-admin';
import type { FilterProps } from '../FieldViews.ts';

const bounds = { gte: 'crud.filters.from', lte: 'crud.filters.to' } as const;

/** From and to, both included. */
export function NumberFilter({ name }: FilterProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {Object.entries(bounds).map(([bound, key]) => (
        <TextInput
          key={bound}
          source={`${name}__${bound}`}
          label={translate(key, { field: translate(`fields.${name}`) })}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
          helperText={false}
          size="small"
        />
      ))}
    </Stack>
  );
}
