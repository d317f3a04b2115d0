import { money } from '#catalog/engine/fields.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { useReader } from '../kinds/useReader.ts';
import { valueText } from '../kinds/valueText.ts';

const AMOUNT = money();

/** Says an amount, told in minor units or as the wire has it, in the figures of the reader. */
export function useAmountText(): (of: unknown) => string {
  const reader = useReader();
  return of => valueText(AMOUNT, typeof of === 'bigint' ? fromMinor(of) : of, reader);
}
