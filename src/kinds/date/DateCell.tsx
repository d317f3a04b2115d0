import type { CellProps } from '../FieldViews.ts';
import { useReader } from '../useReader.ts';
import { valueText } from '../valueText.ts';

export const DateCell = ({ value, field }: CellProps) => (
  <time dateTime={String(value).slice(0, field.ofMonth ? 7 : undefined)} style={{ whiteSpace: 'nowrap' }}>
    {valueText(field, value, useReader())}
  </time>
);
