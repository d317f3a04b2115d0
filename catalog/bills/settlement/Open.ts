import { sortBy } from 'es-toolkit';
import type { Minor } from '../../engine/money/money.ts';
import { halfUp } from '../../ledger/vouchers/rounding.ts';

export type Side = 'debit' | 'credit';

export const otherSide: Readonly<Record<Side, Side>> = { debit: 'credit', credit: 'debit' };

/** An amount on one side; the other is zero. */
export const onSide = (side: Side, amount: Minor): Readonly<Record<Side, Minor>> => ({
  debit: side === 'debit' ? amount : 0n,
  credit: side === 'credit' ? amount : 0n,
});

/** What is not settled yet of a row of a control account. */
export interface Open {
  readonly id: number;
  readonly ledger: number;
  readonly party: number;
  readonly side: Side;
  readonly day: string;
  readonly due: string;
  /** All of it, and what is left, in the agency's currency. */
  readonly amount: Minor;
  readonly outstanding: Minor;
  readonly currency: number | null;
  /** All of it, and what is left, in its own currency; zero where that is the agency's. */
  readonly foreign: Minor;
  readonly foreignOutstanding: Minor;
}

/** So much of an open item, in its own currency, as somebody has selected it. */
export interface Wanted {
  readonly item: number;
  readonly amount: Minor;
}

export const least = (a: Minor, b: Minor): Minor => (a < b ? a : b);

/** What is due first, then what is older. */
export const oldestFirst = (items: readonly Open[]): readonly Open[] =>
  sortBy(items, [({ due }) => due, ({ day }) => day, ({ id }) => id]);

/** What is left of an item, in its own currency. */
export const leftOf = ({ currency, outstanding, foreignOutstanding }: Open): Minor =>
  currency === null ? outstanding : foreignOutstanding;

/** The oldest items, as far as an amount in their currency goes. */
export function drawn(items: readonly Open[], amount: Minor): Wanted[] {
  let rest = amount;
  return oldestFirst(items).flatMap(item => {
    const part = least(leftOf(item), rest);
    rest -= part;
    return part > 0n ? [{ item: item.id, amount: part }] : [];
  });
}

/** What is taken from an item so far. */
export class Remainder {
  left: Minor;
  base: Minor;
  readonly #item: Open;

  constructor(item: Open) {
    this.#item = item;
    this.left = leftOf(item);
    this.base = item.outstanding;
  }

  /** Takes a part in the item's currency; gives what it is worth by the item's own rate (rule S6). */
  take(part: Minor): Minor {
    const { amount, foreign, currency } = this.#item;
    const left = this.left - part;
    const base = left === 0n ? 0n : currency === null ? left : amount - halfUp(amount * (foreign - left), foreign);
    const worth = this.base - base;
    [this.left, this.base] = [left, base];
    return worth;
  }
}
