import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface Props {
  readonly value: string;
  onChange(value: string): void;
}

/** Why a step is taken; it stands in the history. */
export function ReasonField({ value, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      required
      multiline
      minRows={2}
      label={translate('crud.lifecycle.reason')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { dir: 'auto', maxLength: 500 } }}
    />
  );
}
