import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { groupBy } from 'es-toolkit';
import { useTranslate } from 'react-admin';
import { useEntity } from '../../entity/useEntity.ts';
import type { Prepared } from '../prepare.ts';

/** Most texts of one column that are asked about. */
const MOST = 30;
/** Stands for an empty cell, which no option is called. */
const EMPTY = '-';
const UNTOLD = '';

interface ValueMappingProps {
  readonly prepared: Prepared;
  readonly busy: boolean;
  /** Takes a text of a field for a value, '' for none. */
  onMap(field: string, text: string, value: string): void;
}

/** Asks what the texts of choices and flags mean that are none of their options. */
export function ValueMapping({ prepared: { unmapped, valueMaps }, busy, onMap }: ValueMappingProps) {
  const translate = useTranslate();
  const { fields } = useEntity();
  const optionsOf = (name: string) =>
    fields[name]?.kind === 'flag'
      ? ['true', 'false'].map(value => ({ value, label: translate(`ra.boolean.${value}`) }))
      : (fields[name]?.options ?? []).map(value => ({ value, label: translate(`choices.${value}`, { _: value }) }));
  const shownOf = (value: string | undefined) => (value === undefined ? UNTOLD : value || EMPTY);
  return Object.entries(groupBy(unmapped, ({ field }) => field)).map(([name, texts]) => {
    const title = translate('crud.import.assign.values', { field: translate(`fields.${name}`, { _: name }) });
    return (
      <Stack key={name} component="section" aria-label={title} sx={{ gap: 1 }}>
        <Typography component="h3" variant="subtitle1">
          {title}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' } }}>
          {texts.slice(0, MOST).map(({ text, count }) => (
            <TextField
              key={text}
              select
              size="small"
              label={translate('crud.import.assign.text_of', { text, smart_count: count })}
              value={shownOf(valueMaps[name]?.[text])}
              slotProps={{ select: { readOnly: busy, displayEmpty: true }, inputLabel: { shrink: true } }}
              onChange={({ target }) => onMap(name, text, target.value === EMPTY ? '' : target.value)}
            >
              <MenuItem value={UNTOLD} disabled>
                {translate('crud.import.columns.choose')}
              </MenuItem>
              <MenuItem value={EMPTY}>{translate('crud.import.assign.leave_empty')}</MenuItem>
              {optionsOf(name).map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
        {texts.length > MOST && (
          <Typography variant="body2">
            {translate('crud.import.assign.more_values', { smart_count: texts.length - MOST })}
          </Typography>
        )}
      </Stack>
    );
  });
}
