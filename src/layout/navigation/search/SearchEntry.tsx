import Search from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';

const NavigationSearch = onDemand(async () => (await import('./NavigationSearch.tsx')).NavigationSearch);

/**
 * The field of the page search. What suggests pages is fetched for whoever goes into it, and takes over what was typed.
 */
export const SearchEntry = () => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [fetched, setFetched] = useState(false);
  // The plain field stays until the other is here; what could not be fetched is asked for again when somebody goes into
  // the field again.
  const fetchSearch = () =>
    void NavigationSearch.preload().then(
      () => setFetched(true),
      () => undefined,
    );
  const label = translate('navigation.search.label');
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
  };
  const field = (
    <OutlinedInput
      size="small"
      fullWidth
      value={text}
      onChange={event => type(event.target.value)}
      onFocus={fetchSearch}
      onMouseDown={() => setOpen(true)}
      placeholder={`${label} (Ctrl+K)`}
      slotProps={{
        input: {
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': false,
          'aria-autocomplete': 'list',
          autoComplete: 'off',
          spellCheck: false,
        },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      sx={{ maxWidth: 320 }}
    />
  );
  return fetched ? <NavigationSearch text={text} open={open} onType={setText} onOpen={setOpen} /> : field;
};
