import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchFor } from '../searchPath.ts';
import { focusNow } from '#src/engine/panels/focusNow.ts';

interface PassengerFieldProps {
  /** Has just been asked for, and takes the focus. */
  readonly opened?: boolean;
  readonly onSearch?: () => void;
}

/** One field; Enter opens the page with every match. */
export const PassengerField = ({ opened = false, onSearch }: PassengerFieldProps) => {
  const translate = useTranslate();
  const searchFor = useSearchFor();
  const [text, setText] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    searchFor(text);
    setText('');
    onSearch?.();
  };
  return (
    <search aria-label={translate('navigation.passengers.label')} style={{ flex: 1, minWidth: 0 }}>
      <form onSubmit={search}>
        <OutlinedInput
          size="small"
          fullWidth
          {...(opened && { inputRef: focusNow })}
          value={text}
          onChange={event => setText(event.target.value)}
          placeholder={translate('navigation.passengers.hint')}
          slotProps={{ input: { 'aria-label': translate('navigation.passengers.label'), enterKeyHint: 'search' } }}
          startAdornment={
            <InputAdornment position="start">
              <PersonSearch fontSize="small" />
            </InputAdornment>
          }
        />
      </form>
    </search>
  );
};
