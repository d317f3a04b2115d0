import type { Minor } from '../engine/money/money.ts';
import { type BillTotals, rateOn, type TaxFacts } from '../bills/billLaw.ts';
import { halfUp, percentOf } from '../ledger/vouchers/rounding.ts';

/** Taxes that the agency takes from what it pays: one from the bill's base, one from its VAT. */
interface Chosen {
  readonly tds: TaxFacts | undefined;
  readonly vds: TaxFacts | undefined;
}

/** What is taken by one of them, from a bill or from a payment of it, in the bill's currency. */
export interface Withholding {
  /** Id of the tax. */
  readonly tax: number;
  /** What of the bill's base, or of its VAT, it is taken from. */
  readonly base: Minor;
  readonly percent: string;
  readonly amount: Minor;
}

/** What is to be taken from all that is paid of a bill, at the rates of its day. */
export const withholdingsOf = ({ net, tax }: BillTotals, { tds, vds }: Chosen, day: string): Withholding[] =>
  [
    { code: tds, base: net },
    { code: vds, base: tax },
  ].flatMap(({ code, base }) => {
    const percent = code && rateOn(code, day);
    if (!code || percent === undefined) return [];
    const amount = percentOf(base, percent);
    return amount > 0n ? [{ tax: code.id, base, percent, amount }] : [];
  });

interface Part {
  /** Of the bill with its tax, as is what was settled before. */
  readonly total: Minor;
  readonly settledBefore: Minor;
  readonly amount: Minor;
}

/**
 * What of the withholdings of a bill is taken from one payment: in proportion to what is settled by then, less what was
 * taken before, so that the parts come to the whole (rule S6).
 */
export function withheldOf(all: readonly Withholding[], { total, settledBefore, amount }: Part): Withholding[] {
  if (total === 0n) return [];
  const partOf = (whole: Minor): Minor =>
    halfUp(whole * (settledBefore + amount), total) - halfUp(whole * settledBefore, total);
  return all
    .map(one => ({ ...one, base: partOf(one.base), amount: partOf(one.amount) }))
    .filter(one => one.amount > 0n);
}
