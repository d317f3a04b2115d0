import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Reading } from './reader/Reading.ts';

interface SheetChoiceProps {
  readonly reading: Reading;
  readonly disabled: boolean;
  onChoose(name: string): void;
}

/** Takes another sheet of a workbook, where several are in sight and hold something. */
export function SheetChoice({ reading: { sheets, proposed }, disabled, onChoose }: SheetChoiceProps) {
  const translate = useTranslate();
  const choices = sheets.filter(({ isHidden, rows }) => !isHidden && rows > 0);
  const chosen = sheets[proposed];
  if (choices.length < 2 || !chosen) return null;
  return (
    <TextField
      select
      fullWidth
      size="small"
      sx={{ mt: 2 }}
      label={translate('crud.import.sheet')}
      helperText={translate('crud.import.sheet_hint')}
      value={chosen.name}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map(({ name, rows }) => (
        <MenuItem key={name} value={name}>
          <bdi>{name}</bdi>
          {` (${translate('crud.import.sheet_rows', { smart_count: rows })})`}
        </MenuItem>
      ))}
    </TextField>
  );
}
