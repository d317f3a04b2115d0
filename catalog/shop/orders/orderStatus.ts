import type { Minor } from '../../engine/money/money.ts';

/** How far an order is paid: derived from what was received for it and what went back (rules B1). */
export const paymentStates = [
  'none',
  'unpaid',
  'partially_paid',
  'paid',
  'overpaid',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How far an order is shipped: derived from its counters (rules B1). */
export const fulfilments = ['unfulfilled', 'partial', 'fulfilled', 'partially_returned', 'returned'] as const;
export type Fulfilment = (typeof fulfilments)[number];

interface Paid {
  /** What the order comes to, less what of it was cancelled. */
  readonly due: Minor;
  /** What was received for it, less what went back. */
  readonly paid: Minor;
  readonly refunded: Minor;
}

/** What is still to be paid. What was paid beyond what is due leaves nothing less than that. */
export const outstandingOf = ({ due, paid }: Pick<Paid, 'due' | 'paid'>): Minor => (due > paid ? due - paid : 0n);

/** Where something is outstanding, nobody asks what went back before. */
export function paymentState({ due, paid, refunded }: Paid): PaymentState {
  if (outstandingOf({ due, paid }) > 0n) return paid > 0n ? 'partially_paid' : 'unpaid';
  if (refunded > 0n) return paid > 0n ? 'partially_refunded' : 'refunded';
  if (paid > due) return 'overpaid';
  return paid > 0n ? 'paid' : 'none';
}

/** The pieces of a line of an order. */
export interface Counters {
  readonly quantity: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
}

const total = (lines: readonly Counters[], of: (line: Counters) => number): number =>
  lines.reduce((count, line) => count + of(line), 0);

export function fulfilmentOf(lines: readonly Counters[]): Fulfilment {
  const [shipped, returned] = [total(lines, line => line.shipped), total(lines, line => line.returned)];
  if (shipped === 0) return 'unfulfilled';
  if (returned > 0) return returned === shipped ? 'returned' : 'partially_returned';
  return total(lines, openOf) === 0 ? 'fulfilled' : 'partial';
}

/** Pieces that are shipped and have not come back. */
export const returnableOf = ({ shipped, returned }: Counters): number => shipped - returned;

/** Pieces that are neither shipped nor cancelled. */
export const openOf = ({ quantity, shipped, cancelled }: Counters): number => quantity - shipped - cancelled;
