import { useTranslate } from 'react-admin';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { NumberBox } from '#src/engine/kinds/number/NumberBox.tsx';
import { useOwnSign } from '#src/engine/kinds/number/useSignOf.ts';

const AMOUNT = money();

interface ShareInputProps {
  readonly at: number;
  /** Number of its booking. */
  readonly of: string;
  /** What it comes to where nothing is typed. */
  readonly part: Minor | undefined;
}

/** The share of a booking: what the split gives it, until somebody types another; emptied, it is split again. */
export function ShareInput({ at, of, part }: ShareInputProps) {
  const sign = useOwnSign();
  const translate = useTranslate();
  const label = translate('bookingPages.share');
  return (
    <NumberBox
      field={AMOUNT}
      sign={sign}
      given={part === undefined ? null : fromMinor(part)}
      named={`${label}, ${of}`}
      source={`shares.${at}.amount`}
      label={label}
      size="small"
      fullWidth
      helperText={false}
    />
  );
}
