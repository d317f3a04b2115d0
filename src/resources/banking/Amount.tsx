import { date } from '#catalog/engine/fields.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import { AmountText } from '../../engine/facts/AmountText.tsx';
import { ValueText } from '../../engine/kinds/ValueText.tsx';

const DAY = date();

/** Money as it came in, or below zero went out. */
export const Amount = ({ of }: { readonly of: Minor }) => (
  <AmountText of={of} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }} />
);

export const Day = ({ of }: { readonly of: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    <ValueText field={DAY} value={of} />
  </span>
);
