import { TextInput, type TextInputProps } from 'react-admin';
import { isDay } from '#catalog/engine/days/instants.ts';
import { monthOf } from '#catalog/engine/days/periods.ts';

/** A month as a picker gives it and whoever has none types it, e.g. `2026-11`. */
const MONTH = /^\d{4}-\d{2}$/;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : '';
  return isDay(text) ? text.slice(0, 7) : text;
};

interface Props extends Omit<TextInputProps, 'slotProps' | 'type' | 'format' | 'parse'> {
  /** Days between which the month lies. */
  readonly slotProps?: { readonly htmlInput: { readonly min: string; readonly max: string } };
  /** Which day stands for the month; the first, unless it says so. */
  readonly stands?: 'from' | 'to';
}

/** Asks for a month, which is kept as one of its days. Not every browser has a picker for it: the others take `2026-11`. */
export function MonthInput({ slotProps, stands = 'from', ...rest }: Props) {
  const { min, max } = slotProps?.htmlInput ?? {};
  return (
    <TextInput
      {...rest}
      type="month"
      placeholder="YYYY-MM"
      slotProps={{
        htmlInput: { dir: 'ltr', min: min?.slice(0, 7), max: max?.slice(0, 7) },
        inputLabel: { shrink: true },
      }}
      format={shown}
      parse={(typed: string) => (MONTH.test(typed) && isDay(`${typed}-01`) ? monthOf(`${typed}-01`)[stands] : typed)}
    />
  );
}
