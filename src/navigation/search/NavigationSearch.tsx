import Search from '@mui/icons-material/SearchOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SuggestionRow } from './SuggestionRow.tsx';
import { matching } from './Suggestion.ts';
import { usePages } from './usePages.ts';

/** Finds a page of the navigation by its title. */
export const NavigationSearch = () => {
  const translate = useTranslate();
  const pages = usePages();
  const [text, setText] = useState('');
  const label = translate('navigation.search.label');
  return (
    <Autocomplete
      size="small"
      value={null}
      options={pages}
      inputValue={text}
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
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
