import { percentOf } from '../../ledger/vouchers/rounding.ts';
import { type Minor, split, sum } from '../../engine/money/money.ts';
import { shareOf } from '../stock/valuation.ts';

/** A line of an order as far as its money goes; amounts in minor units. */
export interface OrderedLine {
  readonly quantity: number;
  readonly rate: Minor;
  /** What is taken off the line as a whole. */
  readonly discount: Minor;
  /** Per cent; null where it bears no tax. */
  readonly percent: string | null;
}

/** What a line, or a part of one, comes to. */
export interface Worth {
  readonly net: Minor;
  readonly tax: Minor;
}

export interface OrderTotals {
  /** Of each line, its part of the order's discount taken off. */
  readonly lines: readonly Worth[];
  readonly delivery: Worth;
  /** With the delivery charge. */
  readonly net: Minor;
  readonly tax: Minor;
  readonly total: Minor;
}

/** What an order comes to beside its lines. */
export interface OrderedWhole {
  readonly discount: Minor;
  readonly delivery: Minor;
  /** That the delivery is taxed at; null where it bears no tax. */
  readonly deliveryPercent: string | null;
}

const taxedAt = (net: Minor, percent: string | null): Worth => ({
  net,
  tax: percent === null ? 0n : percentOf(net, percent),
});

/** A line before the discount of its order. */
export const grossOf = ({ quantity, rate, discount }: OrderedLine): Minor => rate * BigInt(quantity) - discount;

/**
 * What an order comes to: its own discount is spread over the lines by their amounts so that it sums exactly (rule R2),
 * and the tax is that of what is left of each line (rule R1).
 */
export function orderTotals(
  lines: readonly OrderedLine[],
  { discount, delivery: charge, deliveryPercent }: OrderedWhole,
): OrderTotals {
  const gross = lines.map(grossOf);
  const isSpread = sum(gross) > 0n && gross.every(amount => amount >= 0n);
  const taken = isSpread ? split(discount, gross) : gross.map(() => 0n);
  const each = lines.map(({ percent }, at) => taxedAt((gross[at] ?? 0n) - (taken[at] ?? 0n), percent));
  const delivery = taxedAt(charge, deliveryPercent);
  const all = [...each, delivery];
  const [net, tax] = [sum(all.map(one => one.net)), sum(all.map(one => one.tax))];
  return { lines: each, delivery, net, tax, total: net + tax };
}

/**
 * What is taken off pieces of a line that come to a net amount: whole pieces at a price of whole minor units, so exact, and
 * never below zero, since no share of what is left of a line is more than its pieces cost (rule R1).
 */
export const takenOff = ({ quantity, rate }: Pick<OrderedLine, 'quantity' | 'rate'>, net: Minor): Minor =>
  rate * BigInt(quantity) - net;

/**
 * What some pieces of a line come to after others: net and tax are rounded over all of them together, so that the parts
 * sum to the line exactly, and a return gives back what its shipment was billed (rule K7).
 */
export const partOf = (
  { net, tax }: Worth,
  quantity: number,
  pieces: { readonly before: number; readonly pieces: number },
): Worth => ({ net: shareOf(net, quantity, pieces), tax: shareOf(tax, quantity, pieces) });
