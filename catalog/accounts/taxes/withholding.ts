import type { Minor } from '../../money.ts';
import { halfUp, percentOf } from '../rounding.ts';
import { type BillTotals, rateOn, type TaxFacts } from '../bills/billLaw.ts';

/** Taxes that the agency takes from what it pays: one from the bill's base, one from its VAT. */
export interface Withholding {
  readonly tds: TaxFacts | undefined;
  readonly vds: TaxFacts | undefined;
}

interface Part {
  /** Of the bill with its tax. */
  readonly settledBefore: Minor;
  readonly amount: Minor;
}

/** What is taken by one of them. */
export interface Withheld {
  readonly code: TaxFacts;
  /** What of the bill's base, or of its VAT, it is taken from. */
  readonly base: Minor;
  readonly percent: string;
  readonly amount: Minor;
}

/**
 * What is taken from a payment of a bill, by each of its taxes: in proportion to what is settled by then, less what was
 * taken before, so that the parts come to the whole (rule S6).
 */
export function withheldOf(
  { net, tax, total }: BillTotals,
  { tds, vds }: Withholding,
  day: string,
  { settledBefore, amount }: Part,
): Withheld[] {
  const partOf = (whole: Minor): Minor =>
    halfUp(whole * (settledBefore + amount), total) - halfUp(whole * settledBefore, total);
  return [
    { code: tds, whole: net },
    { code: vds, whole: tax },
  ].flatMap(({ code, whole }) => {
    if (!code || total === 0n) return [];
    const percent = rateOn(code, day) ?? '0';
    const taken = partOf(percentOf(whole, percent));
    return taken > 0n ? [{ code, base: partOf(whole), percent, amount: taken }] : [];
  });
}
