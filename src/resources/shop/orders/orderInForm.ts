import { rateOn } from '#catalog/bills/billLaw.ts';
import { type OrderedLine, type OrderTotals, orderTotals } from '#catalog/shop/orders/orderLaw.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { amountOf } from '../../ledger/documents/amounts.ts';
import type { Taxes } from '../../taxes/Taxes.ts';
import type { ItemFacts } from './useItemFacts.ts';

interface Around {
  readonly facts: ReadonlyMap<unknown, ItemFacts>;
  readonly taxes: Taxes | undefined;
  readonly day: unknown;
}

/** A line as it is typed: at the item's own price where none is told, without tax until that is known. */
export function orderedLine(line: Line, { facts, taxes, day }: Around): OrderedLine {
  const isTold = typeof line['rate'] === 'string' && line['rate'] !== '';
  const item = facts.get(line['stock_item']);
  // A new line bears the tax of its product unless it names another.
  const tax = taxes?.get(Number(line['tax'] ?? (line['id'] === undefined ? item?.tax : null)));
  const quantity = Number(line['quantity']);
  return {
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 0,
    rate: isTold ? amountOf(line['rate']) : (item?.price ?? 0n),
    discount: amountOf(line['discount']),
    percent: (tax && rateOn(tax, typeof day === 'string' ? day : '')) ?? null,
  };
}

/** What an order comes to as it is typed, by the law that the host asks as well. */
export const totalsInForm = (
  lines: readonly Line[],
  whole: { readonly discount: unknown; readonly delivery: unknown },
  around: Around,
): OrderTotals =>
  orderTotals(
    lines.map(line => orderedLine(line, around)),
    { discount: amountOf(whole.discount), delivery: amountOf(whole.delivery) },
  );
