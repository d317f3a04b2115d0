import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ValidationError, type ValidationErrorMessage } from 'react-admin';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { numberText } from '#src/engine/kinds/number/numberText.ts';
import { typedValue } from '#src/engine/kinds/typedValue.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';

const MONEY = money();

interface AmountInputProps {
  readonly label: string;
  readonly amount: Minor;
  readonly error: ValidationErrorMessage | undefined;
  onAmount(amount: Minor): void;
  /** `=` asks for all that is left. */
  onAll(): void;
}

/** Goes to the amount before or after; whether there is one. */
function step(from: HTMLInputElement, by: 1 | -1): boolean {
  const all = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>('tbody input') ?? [])];
  const next = all[all.indexOf(from) + by];
  next?.focus();
  next?.select();
  return next !== undefined;
}

/** How much of an open item is settled: an amount, or a sum. It counts as it is typed. */
export function AmountInput({ label, amount, error, onAmount, onAll }: AmountInputProps) {
  const reader = useReader();
  const [typed, setTyped] = useState<string>();
  const [isIn, setIn] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    const meant = typedValue(MONEY, text, reader) ?? '0.00';
    if (typeof meant === 'string' && /^\d+\.\d\d$/.test(meant)) onAmount(toMinor(meant));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: box, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    if (key === '=') {
      event.preventDefault();
      setTyped(undefined);
      onAll();
    } else if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      step(box, key === 'ArrowUp' ? -1 : 1);
    }
  };
  return (
    <TextField
      size="small"
      variant="outlined"
      value={typed ?? numberText(MONEY, fromMinor(amount), { forms: reader.forms, isBare: isIn })}
      error={error !== undefined}
      helperText={error && <ValidationError error={error} />}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          inputMode: 'decimal',
          dir: 'ltr',
          autoComplete: 'off',
          style: { textAlign: 'end' },
          onKeyDown,
        },
      }}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => {
        flushSync(() => setIn(true));
        target.select();
      }}
      onBlur={() => {
        setTyped(undefined);
        setIn(false);
      }}
      sx={{ inlineSize: '9em', m: 0 }}
    />
  );
}
