import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Field } from '#catalog/engine/fields.ts';
import { ComesTo } from './ComesTo.tsx';
import { currencyAdornment } from './CurrencyAdornment.tsx';
import { lookOf } from './lookOf.ts';
import { useNumberBox } from './useNumberBox.ts';

interface NumberFieldProps extends Pick<
  TextFieldProps,
  'label' | 'inputRef' | 'error' | 'disabled' | 'helperText' | 'hiddenLabel' | 'sx' | 'margin' | 'variant'
> {
  readonly field: Field;
  readonly value: unknown;
  /** What stands for the currency of an amount. */
  readonly sign?: string | undefined;
  /** Attributes of the box itself. */
  readonly aria?: Readonly<Record<`aria-${string}`, string>>;
  /** Told the number of the wire, or the text as it is typed where that is none; empty for nothing. */
  onValue(value: string): void;
  onLeave?(): void;
}

/** A number outside of forms, which the agency writes as in them. */
export function NumberField({ field, value, sign, aria, helperText, onValue, onLeave, ...rest }: NumberFieldProps) {
  const { on, shown, read, comesTo } = useNumberBox(field);
  return (
    <TextField
      {...rest}
      size="small"
      value={shown(value)}
      helperText={
        comesTo === undefined ? (
          helperText
        ) : (
          <>
            <ComesTo text={comesTo} /> {helperText}
          </>
        )
      }
      onFocus={on.onFocus}
      onKeyDown={on.onKeyDown}
      onBlur={() => {
        on.onBlur();
        onLeave?.();
      }}
      onChange={({ target }) => onValue(String(read(target.value) ?? ''))}
      slotProps={{ htmlInput: { ...lookOf(field), ...aria }, input: { ...currencyAdornment(sign) } }}
    />
  );
}
