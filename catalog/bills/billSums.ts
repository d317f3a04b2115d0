import { type Minor, sum } from '../engine/money/money.ts';
import { type BillLine, type BillTotals, rateOn, taxOf, totalsOf } from './billLaw.ts';
import { netOf, spreadDiscount } from './lineAmounts.ts';

type Line = Omit<BillLine, 'ledger'>;

interface TaxSum {
  /** Per cent; null where none is known. */
  readonly percent: number | null;
  readonly amount: Minor;
}

/** What a bill comes to, as its paper says it. */
export interface BillSums extends BillTotals {
  /** What its lines come to together, before what is taken off the whole. */
  readonly lines: Minor;
  /** The tax of each rate, the lowest first. */
  readonly taxes: readonly TaxSum[];
}

/** The rate at which a line is taxed on a day, in per cent; null where it bears no tax, or none is known. */
export function percentIn({ tax }: Pick<Line, 'tax'>, day: string): number | null {
  const percent = tax ? rateOn(tax, day) : undefined;
  return percent === undefined ? null : Number(percent);
}

function taxSums(lines: readonly Line[], day: string): TaxSum[] {
  const sums = new Map<number | null, Minor>();
  for (const line of lines)
    if (line.tax !== null) {
      const percent = percentIn(line, day);
      sums.set(percent, (sums.get(percent) ?? 0n) + taxOf(line, day));
    }
  return [...sums]
    .map(([percent, amount]) => ({ percent, amount }))
    .toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0));
}

/** What lines of a bill come to on its day, of which something is taken off the whole. */
export function billSums(lines: readonly Line[], discount: Minor, day: string): BillSums {
  const billed = spreadDiscount(lines, discount);
  return { lines: sum(lines.map(netOf)), taxes: taxSums(billed, day), ...totalsOf(billed, day) };
}
