import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { debounce } from 'es-toolkit';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusNow } from '#src/engine/panels/focusNow.ts';
import { PeopleStatus } from './PeopleStatus.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import { matching, type Suggestion } from './Suggestion.ts';
import { useActions } from './useActions.ts';
import { usePages } from './usePages.ts';
import { usePeople } from './usePeople.ts';

/** People are asked for once the typing pauses. */
const PAUSE = 250;

const Rows = styled('div')({
  '& .MuiAutocomplete-listbox': { maxHeight: '60dvh' },
  '& .MuiPaper-root': { boxShadow: 'none' },
  // What there is to say stands below, where it is announced as well.
  '& .MuiAutocomplete-noOptions': { display: 'none' },
});

/** The suggestions stand in the dialog itself instead of floating below the field. */
const InPlace = ({ children }: PopperProps) => <Rows>{typeof children === 'function' ? null : children}</Rows>;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  const later = useMemo(() => debounce(setPaused, PAUSE), []);
  useEffect(() => {
    later(text);
    return () => later.cancel();
  }, [later, text]);
  return paused;
}

interface PaletteProps {
  readonly onClose: () => void;
}

/** Goes to a page or a record, or does something, by typing a part of its name. */
export const Palette = ({ onClose }: PaletteProps) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const asked = usePaused(text);
  const pages = usePages();
  const actions = useActions();
  const { suggestions, searching, failed, again } = usePeople(asked);
  const options = [...matching(pages, text), ...suggestions, ...matching(actions, text)];
  const choose = (suggestion: Suggestion | null) => {
    onClose();
    suggestion?.choose();
  };
  const label = translate('navigation.search.palette');
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': label, sx: { alignSelf: 'flex-start' } } }}
    >
      <Autocomplete
        open
        value={null}
        options={options}
        inputValue={text}
        onInputChange={(_event, typed, reason) => reason === 'input' && setText(typed)}
        onChange={(_event, chosen) => choose(chosen)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        autoHighlight
        filterOptions={all => all}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ title }) => title}
        groupBy={({ group }) => group}
        renderGroup={({ key, group, children }) => (
          <SuggestionGroup key={key} title={group}>
            {children}
          </SuggestionGroup>
        )}
        renderOption={({ key: _key, ...props }, suggestion) => (
          <SuggestionRow key={suggestion.id} suggestion={suggestion} {...props} />
        )}
        renderInput={params => (
          <TextField
            {...params}
            label={label}
            placeholder={translate('navigation.search.hint')}
            inputRef={focusNow}
            sx={{ margin: 2, width: 'calc(100% - 32px)' }}
          />
        )}
        forcePopupIcon={false}
        slots={{ popper: InPlace }}
        slotProps={{ listbox: { component: 'div' } }}
      />
      <PeopleStatus
        searching={searching || asked !== text}
        failed={failed}
        none={options.length === 0}
        onRetry={again}
      />
    </Dialog>
  );
};
