import type { Minor } from '../engine/money/money.ts';

/** How far a purchase is received, derived from its counters (rules B3). */
export const receiptStates = ['none', 'partial', 'received', 'returned_part', 'returned'] as const;
type ReceiptState = (typeof receiptStates)[number];

/** How far it is billed, derived from its counters (rules B3). */
export const billStates = ['none', 'partial', 'billed'] as const;
type BillState = (typeof billStates)[number];

/** How far its bills are paid (rules B3). */
export const purchasePayments = ['unpaid', 'partial', 'paid', 'overpaid'] as const;
type PurchasePayment = (typeof purchasePayments)[number];

/** The pieces of a line of a purchase. */
export interface PurchaseCounters {
  readonly quantity: number;
  readonly received: number;
  readonly billed: number;
  readonly returned: number;
  readonly returned_unbilled: number;
  readonly cancelled: number;
}

const total = (lines: readonly PurchaseCounters[], of: (line: PurchaseCounters) => number): number =>
  lines.reduce((count, line) => count + of(line), 0);

/** Pieces that are still to come. */
export const toReceive = ({ quantity, received, cancelled }: PurchaseCounters): number =>
  quantity - received - cancelled;

/** Pieces that are here, and that the vendor has not billed (rule M3). */
export const toBill = ({ received, billed, returned_unbilled }: PurchaseCounters): number =>
  received - billed - returned_unbilled;

/** Pieces that may still go back to the vendor. */
export const toReturn = ({ received, returned }: PurchaseCounters): number => received - returned;

function receiptState(lines: readonly PurchaseCounters[]): ReceiptState {
  const [received, returned] = [total(lines, line => line.received), total(lines, line => line.returned)];
  if (received === 0) return 'none';
  if (returned > 0) return returned === received ? 'returned' : 'returned_part';
  return total(lines, toReceive) === 0 ? 'received' : 'partial';
}

function billState(lines: readonly PurchaseCounters[]): BillState {
  if (total(lines, line => line.billed) === 0) return 'none';
  return total(lines, toReceive) + total(lines, toBill) === 0 ? 'billed' : 'partial';
}

/** Both as the line's counters say. */
export const purchaseStatusOf = (lines: readonly PurchaseCounters[]) => ({
  receipt_status: receiptState(lines),
  bill_status: billState(lines),
});

/** @param due What its bills come to, less what its notes have taken back. */
export function purchasePayment({ due, paid }: { readonly due: Minor; readonly paid: Minor }): PurchasePayment {
  if (paid <= 0n) return 'unpaid';
  if (paid < due) return 'partial';
  return paid > due ? 'overpaid' : 'paid';
}
