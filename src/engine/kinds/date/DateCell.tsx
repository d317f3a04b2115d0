import type { CellProps } from '../FieldViews.ts';
import { useInstantReader, useReader } from '../useReader.ts';
import { valueText } from '../valueText.ts';

const Instant = ({ value, field }: CellProps) => (
  <time dateTime={String(value)} style={{ whiteSpace: 'nowrap' }}>
    {valueText(field, value, useInstantReader())}
  </time>
);

const Day = ({ value, field }: CellProps) => (
  <time dateTime={String(value).slice(0, field.ofMonth ? 7 : undefined)} style={{ whiteSpace: 'nowrap' }}>
    {valueText(field, value, useReader())}
  </time>
);

export const DateCell = (props: CellProps) =>
  props.field.kind === 'dateTime' ? <Instant {...props} /> : <Day {...props} />;
