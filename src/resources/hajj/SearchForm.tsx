import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchFor } from './searchPath.ts';

/** Searches anew. Takes two lines, so that those of a passport can be pasted as they stand. */
export function SearchForm({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const searchFor = useSearchFor();
  const [typed, setTyped] = useState(text);
  const submit = () => {
    if (typed.trim()) searchFor(typed);
  };
  const isZone = typed.includes('<');
  return (
    <search aria-label={translate('pages.search.title')}>
      <Box
        component="form"
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}
      >
        <TextField
          multiline
          maxRows={3}
          margin="none"
          label={translate('pages.search.label')}
          helperText={translate('pages.search.hint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
          slotProps={{
            htmlInput: {
              dir: isZone ? 'ltr' : 'auto',
              enterKeyHint: 'search',
              spellCheck: false,
              ...(isZone && { style: { fontFamily: 'monospace', fontSize: '0.8em' } }),
            },
          }}
          sx={{ flex: '1 1 320px', maxWidth: 640 }}
        />
        <Button type="submit" variant="contained" startIcon={<Search />} sx={{ minHeight: 40 }}>
          {translate('pages.search.submit')}
        </Button>
      </Box>
    </search>
  );
}
