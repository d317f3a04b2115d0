import { money } from '../../catalog/engine/fields.ts';
import { signed } from '../../catalog/engine/money/currencySign.ts';
import { countText } from '../engine/kinds/number/countText.ts';
import { useOwnSign } from '../engine/kinds/number/useSignOf.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { valueText } from '../engine/kinds/valueText.ts';

const amount = money();

interface Look {
  /** With the sign of the agency's currency, where it is not one of many beneath each other. */
  readonly isSigned?: boolean;
}

/** A figure in words: a text is an amount of money, a number a count. */
export function useFigureText({ isSigned = false }: Look = {}): (value: number | string) => string {
  const reader = useReader();
  const sign = useOwnSign();
  return value =>
    typeof value === 'string'
      ? signed(valueText(amount, value, reader), isSigned ? sign : undefined)
      : countText(value, reader.forms);
}
