import { date } from '../../catalog/engine/fields.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { monthText, valueText } from '../engine/kinds/valueText.ts';

const day = date();

/** A step of a series in words: its day, or its month. */
export function useStepText(by: 'day' | 'month'): (first: string) => string {
  const reader = useReader();
  return first => (by === 'day' ? valueText(day, first, reader) : monthText(first, reader.locale));
}
