import Search from '@mui/icons-material/SearchOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { focusNow } from '#src/engine/panels/focusNow.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { matching } from './Suggestion.ts';
import { usePages } from './usePages.ts';

interface NavigationSearchProps {
  readonly text: string;
  readonly open: boolean;
  readonly onType: (text: string) => void;
  readonly onOpen: (open: boolean) => void;
}

/** Finds a page of the navigation by its title. Comes in the place of a field that has the focus, and takes it over. */
export const NavigationSearch = ({ text, open, onType, onOpen }: NavigationSearchProps) => {
  const translate = useTranslate();
  const pages = usePages();
  const label = translate('navigation.search.label');
  return (
    <Autocomplete
      size="small"
      value={null}
      options={pages}
      open={open}
      onOpen={() => onOpen(true)}
      onClose={() => onOpen(false)}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        // The reset with which it begins would lose what was typed before it came.
        if (reason !== 'reset') onType(reason === 'input' ? typed : '');
      }}
      onChange={(_event, page) => page?.choose()}
      autoHighlight
      blurOnSelect
      filterOptions={all => [...matching(all, text)]}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      renderOption={({ key: _key, ...props }, page) => <SuggestionRow key={page.id} suggestion={page} {...props} />}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          margin="none"
          inputRef={focusNow}
          placeholder={`${label} (Ctrl+K)`}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': label },
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      forcePopupIcon={false}
      noOptionsText={translate('navigation.search.none')}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
};
