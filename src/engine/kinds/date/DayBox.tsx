import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ahead } from '../../onDemand/overlay.tsx';
import { DayBeside, DayCalendar } from './DayBeside.tsx';
import type { DayForm } from './DayForm.ts';
import { useDayTyping } from './useDayTyping.ts';

interface DayBoxProps extends Pick<
  TextFieldProps,
  'label' | 'disabled' | 'error' | 'helperText' | 'fullWidth' | 'margin' | 'id' | 'name' | 'className' | 'sx'
> {
  readonly form: DayForm;
  readonly value: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  onValue(value: string): void;
  onBlur?(): void;
}

/** A day as text in the agency's order, whatever the browser's language is, and a calendar to pick it from. */
export function DayBox({ form, value, onValue, onBlur, ...rest }: DayBoxProps) {
  const disabled = (rest.disabled ?? false) || !form.isKnown;
  const translate = useTranslate();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const typing = useDayTyping({ form, value, onValue });
  const onKeyDown = (event: KeyboardEvent) => {
    if (typing.press(event, true)) event.preventDefault();
  };
  const button = (
    <InputAdornment position="end">
      <IconButton
        {...ahead(DayCalendar)}
        size="small"
        edge="end"
        // The keys of the box open it too; one stop for each day is enough.
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-label={translate('crud.days.calendar')}
        disabled={disabled}
        onClick={typing.open}
      >
        <CalendarToday fontSize="inherit" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      <TextField
        {...rest}
        disabled={disabled}
        size="small"
        ref={setBox}
        value={typing.text}
        placeholder={form.placeholder}
        autoComplete="off"
        onChange={({ target }) => typing.type(target.value)}
        onBlur={() => {
          typing.settle();
          onBlur?.();
        }}
        slotProps={{
          htmlInput: { dir: 'ltr', 'aria-keyshortcuts': 'Alt+ArrowDown', onKeyDown },
          input: { endAdornment: button },
          inputLabel: { shrink: true },
        }}
      />
      <DayBeside box={box} form={form} value={value} typing={typing} />
    </>
  );
}
