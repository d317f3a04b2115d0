import { date, money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';

const AMOUNT = money();
const DAY = date();

/** Money as it came in, or below zero went out. */
export const Amount = ({ of }: { readonly of: Minor }) => (
  <bdi dir="ltr" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    <ValueText field={AMOUNT} value={fromMinor(of)} />
  </bdi>
);

export const Day = ({ of }: { readonly of: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    <ValueText field={DAY} value={of} />
  </span>
);
