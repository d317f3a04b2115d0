import type { CellProps } from '../FieldViews.ts';
import { useReader } from '../useReader.ts';
import { valueText } from '../valueText.ts';

/** Figures of equal width, read from left to right, so that a column of them can be compared. */
export const NumberCell = ({ value, field }: CellProps) => (
  <span dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
    {valueText(field, value, useReader())}
  </span>
);
