import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DayBeside } from '../date/DayBeside.tsx';
import { useDayForm } from '../date/dayForms.ts';
import { useDayTyping } from '../date/useDayTyping.ts';
import type { CellInputProps } from './Column.ts';

const besideSx = { position: 'absolute', insetInlineEnd: 2, insetBlockStart: 4 } as const;

/**
 * A day, month or time within a line. Its calendar opens by F4, since Alt with an arrow moves the line, and by a button
 * while it is being changed: there may be thousands of such cells.
 */
export function DayCell({ column: { field }, value, disabled, aria, onChange }: CellInputProps) {
  const translate = useTranslate();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isIn, setIn] = useState(false);
  const form = useDayForm(field);
  const text = typeof value === 'string' ? value : '';
  const typing = useDayTyping({ form, value: text, onValue: next => onChange(next || null) });
  return (
    <Box sx={{ position: 'relative' }}>
      <input
        {...aria}
        ref={setBox}
        dir="ltr"
        aria-keyshortcuts="F4"
        placeholder={isIn ? form.placeholder : undefined}
        value={typing.text}
        disabled={disabled || !form.isKnown}
        autoComplete="off"
        onFocus={() => setIn(true)}
        onChange={({ target }) => typing.type(target.value)}
        onKeyDown={event => {
          if (typing.press(event, false)) event.preventDefault();
        }}
        onBlur={() => {
          setIn(false);
          typing.settle();
        }}
      />
      {isIn && (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-label={translate('crud.days.calendar')}
          sx={besideSx}
          // The cell is not left by the press.
          onMouseDown={event => event.preventDefault()}
          onClick={typing.open}
        >
          <CalendarToday fontSize="inherit" />
        </IconButton>
      )}
      <DayBeside box={box} form={form} value={text} typing={typing} />
    </Box>
  );
}
