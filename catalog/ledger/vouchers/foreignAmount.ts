import type { Minor } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';
import { times } from './rounding.ts';

/** An amount in a foreign currency, in its minor units, and what one of it is worth in the agency's currency. */
export interface ForeignAmount {
  readonly amount: Minor;
  /** A decimal above zero; null while none is known. */
  readonly rate: string | null;
}

/** What it is worth in the agency's currency, a half rounded up (rules R1, S6); undefined while no rate is known. */
export const worthOf = ({ amount, rate }: ForeignAmount): Minor | undefined =>
  rate === null ? undefined : times(amount, rate);

/** What is wrong with a line whose amount is said to be that of a foreign one (rule S6). */
export const rateObjections = (foreignAmount: ForeignAmount | undefined, amount: Minor, line: number): Violation[] =>
  foreignAmount && worthOf(foreignAmount) !== amount ? [violation(`items.${line}.foreign_amount`, 'not_by_rate')] : [];
