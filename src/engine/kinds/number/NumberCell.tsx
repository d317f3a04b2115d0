import { signed } from '#catalog/engine/money/currencySign.ts';
import type { CellProps } from '../FieldViews.ts';
import { useReader } from '../useReader.ts';
import { valueText } from '../valueText.ts';

/**
 * Figures stand below each other by their last digit, which in every script is on the same side. What itself runs from
 * left to right, as a box to type them in does, has it at its end.
 */
export const figureSx = { textAlign: 'end', '&:dir(rtl)': { textAlign: 'start' } } as const;

/** Figures of equal width, read from left to right, so that a column of them can be compared. */
export const NumberCell = ({ value, field, sign }: CellProps) => (
  <span dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
    {signed(valueText(field, value, useReader()), sign)}
  </span>
);
