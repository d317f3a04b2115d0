import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Becomes } from '../../Becomes.tsx';
import { CellsMend } from './CellsMend.tsx';
import type { MendProps } from './MendProps.ts';
import { type PhoneCountry, phoneCountries } from './phoneCountries.ts';

/** Most numbers that are shown as they become. */
const SHOWN = 5;

/** Takes numbers for those of a country, shows what becomes of them, and leaves the others to be corrected by hand. */
export function PhonesMend(props: MendProps) {
  const { group, busy, onCorrect } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const [country, setCountry] = useState<PhoneCountry | null>(null);
  const { data = [] } = useQuery({
    queryKey: ['phone countries'],
    queryFn: phoneCountries,
    staleTime: Infinity,
  });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = ({ code, calling }: PhoneCountry) => `${names.of(code) ?? code} \u2066+${calling}\u2069`;
  const read = group.cells.flatMap(({ line, text }) => {
    const full = country?.number(text);
    return full === undefined ? [] : [{ line, text, full }];
  });
  const unread = group.cells.length - read.length;
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Autocomplete
        size="small"
        options={data}
        value={country}
        readOnly={busy}
        getOptionKey={({ code }) => code}
        getOptionLabel={nameOf}
        onChange={(_, chosen) => setCountry(chosen)}
        sx={{ width: '100%', maxWidth: 360, pt: 1 }}
        renderInput={given => <TextField {...given} label={translate('crud.import.problems.numbers_of')} />}
      />
      {country && (
        <Box component="output" sx={{ width: '100%' }}>
          {read.length > 0 && (
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
              {read.slice(0, SHOWN).map(({ line, text, full }) => (
                <li key={line}>
                  <Becomes text={text} full={full} />
                </li>
              ))}
              {read.length > SHOWN && (
                <li>{translate('crud.import.more_cells', { smart_count: read.length - SHOWN })}</li>
              )}
            </Box>
          )}
          {unread > 0 && (
            <Typography variant="body2">
              {translate('crud.import.problems.no_number_there', { smart_count: unread })}
            </Typography>
          )}
        </Box>
      )}
      {read.length > 0 && (
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => onCorrect(new Map(read.map(({ line, full }) => [line, full])))}
        >
          {translate('crud.import.problems.complete', { smart_count: read.length })}
        </Button>
      )}
      <CellsMend {...props} />
    </Stack>
  );
}
