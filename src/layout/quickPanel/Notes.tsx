import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { useAgencyZone } from '../../authProvider/useToday.ts';
import { NotesConflict } from './NotesConflict.tsx';
import type { NotesState } from './NotesState.ts';
import { useNotes } from './useNotes.ts';

function useSaid(state: NotesState): string {
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const timeZone = useAgencyZone();
  if (state.is === 'saving') return translate('pages.panel.saving');
  if (state.is === 'saved')
    return translate('pages.panel.saved', {
      time: state.at.toLocaleTimeString(`${locale}-u-nu-latn`, { timeStyle: 'short', timeZone }),
    });
  if (state.is === 'failed')
    return translate('pages.panel.not_saved', { reason: translate(state.reason, { _: state.reason }) });
  return '';
}

/** The user's notes, and whether they are saved. */
export function Notes({ stored }: { readonly stored: string }) {
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, state, change, choose, retry } = useNotes(stored);
  const said = useSaid(state);
  return (
    <Box>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        label={translate('pages.panel.notes')}
        helperText={translate('pages.panel.notes_hint')}
        value={text}
        onChange={({ target }) => change(target.value)}
        inputRef={field}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 10_000 } }}
      />
      <Typography
        component="output"
        variant="body2"
        color={state.is === 'failed' ? 'error' : 'textSecondary'}
        sx={{ display: 'block', minHeight: '1.5em' }}
      >
        {said}
      </Typography>
      {state.is === 'failed' && (
        <Button size="small" onClick={retry}>
          {translate('crud.retry')}
        </Button>
      )}
      {state.is === 'conflict' && (
        <NotesConflict
          mine={text}
          theirs={state.theirs}
          since={state.since}
          choose={words => {
            choose(words);
            field.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
