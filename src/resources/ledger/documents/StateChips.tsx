import Stack from '@mui/material/Stack';
import { isEqual, omit } from 'es-toolkit';
import { useListContext, useTranslate } from 'react-admin';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { PressChip } from '#src/engine/choices/PressChip.tsx';

type Filter = Readonly<Record<string, unknown>>;

interface StateChipsProps {
  /** Further narrowings that are asked for often, by the key of their words. */
  readonly others?: Readonly<Record<string, Filter>>;
}

/** The documents of one state, or of another narrowing, one press each; drafts wait for somebody. */
export function StateChips({ others }: StateChipsProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const [name = '', field] = stateFieldOf(useEntity()) ?? [];
  const states = (field?.lifecycle?.states ?? []).map(
    state => [`choices.${state}`, { [name]: state }] as readonly [string, Filter],
  );
  const all = [...states, ...Object.entries(others ?? {})];
  const keys = all.flatMap(([, filter]) => Object.keys(filter));
  const present = Object.fromEntries(Object.entries(filterValues).filter(([key]) => keys.includes(key)));
  return (
    <Stack
      direction="row"
      component="fieldset"
      aria-label={translate('fields.status')}
      sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {all.map(([label, filter]) => {
        const on = isEqual(present, filter);
        return (
          <PressChip
            key={label}
            on={on}
            label={translate(label)}
            onPress={() => setFilters({ ...omit(filterValues, keys), ...(on ? {} : filter) })}
          />
        );
      })}
    </Stack>
  );
}
