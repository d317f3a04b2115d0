import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { OF_RUN } from '#catalog/engine/importRuns.ts';
import type { Fields } from '#catalog/engine/fields.ts';
import { RunChip } from '../../runs/RunChip.tsx';
import { isBlank } from '../../kinds/blank.ts';
import { ValueText } from '../../kinds/ValueText.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { readFilterKey } from './filterKeys.ts';

/** Every filter in force on one of the fields, in words; each can be taken away by itself. */
export function FilterChips({ fields }: { readonly fields: Fields }) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const active = Object.entries(filterValues).flatMap(([key, value]: [string, unknown]) => {
    const read = readFilterKey({ fields }, key);
    return read && !isBlank(value) ? [{ key, value, ...read }] : [];
  });
  if (active.length === 0 && !(OF_RUN in filterValues)) return null;
  const without = (key: string) => Object.fromEntries(Object.entries(filterValues).filter(([other]) => other !== key));
  return (
    <Stack
      direction="row"
      component="section"
      aria-label={translate('crud.filters.active')}
      sx={{ flexWrap: 'wrap', gap: 1, paddingBlockEnd: 1 }}
    >
      <RunChip />
      {active.map(({ key, name, field, comparison, value }) => (
        <Chip
          key={key}
          label={
            <>
              {translate(`crud.filters.${comparison}`, { field: translate(`fields.${name}`) })}{' '}
              <ValueText field={field} value={value} />
            </>
          }
          onDelete={() => setFilters(without(key))}
        />
      ))}
      <Chip variant="outlined" label={translate('crud.filters.clear')} onClick={() => setFilters({})} />
    </Stack>
  );
}

/** The same of a list. */
export const ActiveFilters = () => <FilterChips fields={useEntity().fields} />;
