import { TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const AMOUNT = money();
const asTyped = (text: string): string => text;

interface ShareInputProps {
  readonly at: number;
  /** Number of its booking. */
  readonly of: string;
  /** What it comes to where nothing is typed. */
  readonly part: Minor | undefined;
}

/** The share of a booking: what the split gives it, until somebody types another; emptied, it is split again. */
export function ShareInput({ at, of, part }: ShareInputProps) {
  const translate = useTranslate();
  const reader = useReader();
  const { setValue } = useFormContext();
  const source = `shares.${at}.amount`;
  const given = part === undefined ? '' : valueText(AMOUNT, fromMinor(part), reader);
  const label = translate('bookingPages.share');
  return (
    <TextInput
      source={source}
      label={label}
      size="small"
      fullWidth
      helperText={false}
      parse={asTyped}
      format={(value: unknown) => (typeof value === 'string' ? value : given)}
      onBlur={({ target }) => {
        if (target.value.trim() === '') setValue(source, null);
      }}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal', 'aria-label': `${label}, ${of}` } }}
    />
  );
}
