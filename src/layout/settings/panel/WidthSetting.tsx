import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { widthOf, widths } from '../readSettings.ts';

interface WidthSettingProps {
  readonly width: number;
  /** Nothing is limited to it at present. */
  readonly idle: boolean;
  onChange(width: number): void;
}

/** Width of the page in pixels; taken over as soon as it can be lived in. */
export const WidthSetting = ({ width, idle, onChange }: WidthSettingProps) => {
  const translate = useTranslate();
  const [text, setText] = useState(String(width));
  const wrong = widthOf(Number(text), 0) === 0;
  const change = (typed: string) => {
    setText(typed);
    const wanted = widthOf(Number(typed), 0);
    if (wanted) onChange(wanted);
  };
  return (
    <TextField
      type="number"
      margin="none"
      label={translate('settings.width')}
      value={text}
      onChange={event => change(event.target.value)}
      disabled={idle}
      error={wrong && !idle}
      helperText={(idle && translate('settings.idle.unlimited')) || (wrong && translate('settings.widthRule', widths))}
      slotProps={{
        htmlInput: { ...widths, step: 10 },
        formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
      }}
    />
  );
};
