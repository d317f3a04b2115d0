import { fromMinor, type Minor, toMinor } from '../../engine/money/money.ts';
import type { PurchaseFacts, PurchaseLineFacts } from './PurchaseFacts.ts';

type Taxed = Pick<PurchaseLineFacts, 'percent'> & { readonly tax: string };

/** The tax of each rate that some lines bear, the lowest first. */
export function taxSumsOf(lines: readonly Taxed[]): PurchaseFacts['sums']['taxes'] {
  const sums = new Map<number | null, Minor>();
  for (const { percent, tax } of lines)
    if (percent !== null || toMinor(tax) !== 0n) sums.set(percent, (sums.get(percent) ?? 0n) + toMinor(tax));
  return [...sums]
    .map(([percent, amount]) => ({ percent, amount: fromMinor(amount) }))
    .toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0));
}
