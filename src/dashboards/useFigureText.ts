import { money } from '../../catalog/engine/fields.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { valueText } from '../engine/kinds/valueText.ts';

const amount = money();

/** A figure in words: a text is an amount of money, a number a count. */
export function useFigureText(): (value: number | string) => string {
  const reader = useReader();
  return value => (typeof value === 'string' ? valueText(amount, value, reader) : String(value));
}
