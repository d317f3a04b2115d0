import type { Minor } from '../../money.ts';
import { halfUp, percentOf } from '../rounding.ts';
import { type BillTotals, rateOn, type TaxFacts } from './billLaw.ts';

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

/**
 * What is taken from a payment of a bill, by the ledger that it is owed on: in proportion to what is settled by then,
 * less what was taken before, so that the parts come to the whole (rule S6).
 */
export function withheldOf(
  { net, tax, total }: BillTotals,
  { tds, vds }: Withholding,
  day: string,
  { settledBefore, amount }: Part,
): { readonly ledger: number; readonly amount: Minor }[] {
  return [
    { code: tds, base: net },
    { code: vds, base: tax },
  ].flatMap(({ code, base }) => {
    if (!code || total === 0n) return [];
    const whole = percentOf(base, rateOn(code, day) ?? '0');
    const until = (settled: Minor): Minor => halfUp(whole * settled, total);
    const taken = until(settledBefore + amount) - until(settledBefore);
    return taken > 0n ? [{ ledger: code.ledger, amount: taken }] : [];
  });
}
