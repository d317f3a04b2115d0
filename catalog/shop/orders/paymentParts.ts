import { type Minor, sum } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';

/** What parts of an amount, each paid in another way, leave for the first way. */
export const firstPart = (whole: Minor, others: readonly Minor[]): Minor => whole - sum(others);

/** Why an amount cannot be paid in such parts; in no other way, it is whatever it is. */
export function partObjections(whole: Minor, others: readonly Minor[]): Violation[] {
  const small = others.flatMap((amount, at) =>
    amount > 0n ? [] : [violation(`other_payments.${at}.amount`, 'too_small', { min: '0.01' })],
  );
  if (small.length > 0 || others.length === 0) return small;
  return firstPart(whole, others) > 0n ? [] : [violation('other_payments', 'parts_above')];
}
