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

/** The rate of a tax on the day of the order, in per cent; null where there is none. */
function percentOn({ taxes, day }: Pick<Around, 'taxes' | 'day'>, id: unknown): string | null {
  const tax = taxes?.get(Number(id));
  return (tax && rateOn(tax, typeof day === 'string' ? day : '')) ?? null;
}

/** A line as it is typed: at the item's own price where none is told, without tax until that is known. */
export function orderedLine(line: Line, { facts, ...around }: Around): OrderedLine {
  const isTold = typeof line['rate'] === 'string' && line['rate'] !== '';
  const item = facts.get(line['stock_item']);
  const quantity = Number(line['quantity']);
  return {
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 0,
    rate: isTold ? amountOf(line['rate']) : (item?.price ?? 0n),
    discount: amountOf(line['discount']),
    // A new line bears the tax of its product unless it names another.
    percent: percentOn(around, line['tax'] ?? (line['id'] === undefined ? item?.tax : null)),
  };
}

/** What of an order stands beside its lines, as it is typed. */
interface Whole {
  readonly discount: unknown;
  readonly delivery: unknown;
  readonly deliveryTax: unknown;
}

/** What an order comes to as it is typed, by the law that the host asks as well. */
export const totalsInForm = (lines: readonly Line[], whole: Whole, around: Around): OrderTotals =>
  orderTotals(
    lines.map(line => orderedLine(line, around)),
    {
      discount: amountOf(whole.discount),
      delivery: amountOf(whole.delivery),
      deliveryPercent: percentOn(around, whole.deliveryTax),
    },
  );
