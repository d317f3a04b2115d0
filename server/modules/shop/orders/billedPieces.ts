import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { takenOff, type Worth } from '#catalog/shop/orders/orderLaw.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { namesOfItems } from '../stock/outOfStock.ts';

/** Pieces of a line of an order that are billed or credited, and what they come to. */
export interface Billed extends Worth {
  readonly item: number;
  readonly quantity: number;
  /** Price of one in the order. */
  readonly rate: Minor;
  readonly tax_code: number | null;
}

/** The tax of a line as its order has worked it out; nothing of one that bears none. */
export const taxOn = (code: number | null, amount: Minor) => ({
  tax: code,
  tax_amount: code === null ? null : fromMinor(amount),
});

/** Pieces as lines of a bill, at the price of their order: what their net amount is less than that, is their discount. */
export async function linesOfPieces(tx: Database, type: string, pieces: readonly Billed[]): Promise<object[]> {
  const items = pieces.map(({ item }) => item);
  const names = await namesOfItems(tx, items);
  const ledger = await ledgerOfType(tx, type);
  return pieces.map(({ item, quantity, rate, net, tax, tax_code }) => ({
    ledger,
    details: (names.get(item) ?? '').slice(-255),
    quantity: String(quantity),
    rate: fromMinor(rate),
    discount: fromMinor(takenOff({ quantity, rate }, net)),
    ...taxOn(tax_code, tax),
  }));
}
