import type { CellProps } from '../FieldViews.ts';
import { useReader } from '../useReader.ts';
import { monthText, valueText } from '../valueText.ts';

/** Fields whose day stands for the whole month, and says nothing of its own. */
const ofMonths: readonly string[] = ['subscription_date'];

export const DateCell = ({ value, field, name }: CellProps) => {
  const reader = useReader();
  return (
    <time dateTime={String(value)} style={{ whiteSpace: 'nowrap' }}>
      {ofMonths.includes(name) ? monthText(String(value), reader.locale) : valueText(field, value, reader)}
    </time>
  );
};
