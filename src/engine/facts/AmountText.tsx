import type { CSSProperties } from 'react';
import { money } from '#catalog/engine/fields.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { ValueText } from '../kinds/ValueText.tsx';

const AMOUNT = money();

interface AmountTextProps {
  /** In minor units, or as the wire has it. */
  readonly of: Minor | string;
  readonly style?: CSSProperties;
}

/** An amount of money without its currency, read from left to right in every language. */
export const AmountText = ({ of, style }: AmountTextProps) => (
  <bdi dir="ltr" {...(style && { style })}>
    <ValueText field={AMOUNT} value={typeof of === 'bigint' ? fromMinor(of) : of} />
  </bdi>
);
