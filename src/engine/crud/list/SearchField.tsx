import Search from '@mui/icons-material/Search';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import { useId, useState } from 'react';
import { useDebouncedEvent, useListContext, useTranslate } from 'react-admin';
import { looksLikeZone } from '#catalog/engine/texts/looksLikeZone.ts';
import { ZoneTyped } from './ZoneTyped.tsx';

/**
 * Searches while typing, from the first page; the words stand in the address, and therefore the lines of somebody's
 * passport are not searched for.
 */
export function SearchField() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const id = useId();
  const applied = String(filterValues['q'] ?? '');
  const [typed, setTyped] = useState(applied);
  const [asked, setAsked] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // The address also changes from outside: by the back button, a saved view or a removed chip. The echo of an own
  // search is left alone, or it would swallow what was typed in the meantime.
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== asked) setTyped(applied);
  }
  const isZone = looksLikeZone(typed);
  const search = useDebouncedEvent((text: string) => {
    if (looksLikeZone(text)) return;
    setAsked(text.trim());
    setFilters({ ...filterValues, q: text.trim() });
  }, 350);
  return (
    // MUI's TextField would bring its lists of choices into every list.
    <FormControl size="small" margin="none" variant="filled" sx={{ width: { xs: '100%', sm: 280 } }}>
      <InputLabel htmlFor={id}>{translate('ra.action.search')}</InputLabel>
      <FilledInput
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          search(target.value);
        }}
        error={isZone}
        slotProps={{
          input: { dir: 'auto', enterKeyHint: 'search', ...(isZone && { 'aria-describedby': `${id}-zone` }) },
        }}
        endAdornment={<Search fontSize="small" aria-hidden />}
      />
      {isZone && <ZoneTyped id={`${id}-zone`} />}
    </FormControl>
  );
}
