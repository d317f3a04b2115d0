import { fromMinor } from '#catalog/engine/money/money.ts';
import type { Worth } from '#catalog/shop/orders/orderLaw.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { issueWithin, settleByAdvances } from '../../bills/issueWithin.ts';
import { paymentsOf } from '../../bills/payables/documentMoney.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { linesOfPieces, taxOn } from './billedPieces.ts';
import { orderPayable } from './orderPayable.ts';
import type { OrderLine, OrderRecord } from './orderRecord.ts';

type Doing = Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override' | 'perform'>;

/** Pieces of a line that are shipped together, and what they come to. */
export interface Part extends Worth {
  readonly line: OrderLine;
  readonly quantity: number;
}

interface Shipped {
  readonly order: OrderRecord;
  readonly parts: readonly Part[];
  /** What is charged for the delivery, with the first shipment alone. */
  readonly delivery: Worth;
  readonly day: string;
}

/** Lines of the bill: each part at the price of its order, what was given away left off, and the delivery. */
async function billLines({ tx }: Doing, { order, parts, delivery }: Shipped): Promise<object[]> {
  const sold = parts.filter(({ net }) => net > 0n);
  const goods = await linesOfPieces(
    tx,
    'company_sales',
    sold.map(({ line, ...part }) => ({ ...part, item: line.stock_item, rate: line.rate, tax_code: line.tax })),
  );
  if (delivery.net === 0n) return goods;
  const charged = { quantity: '1', rate: fromMinor(delivery.net), ...taxOn(order.delivery_tax, delivery.tax) };
  return [...goods, { ledger: await ledgerOfType(tx, 'delivery_income'), ...charged }];
}

/** Bills a shipment by an issued bill of the accounts. Gives its id; null where all of it was given away. */
export async function billShipment(context: Doing, shipped: Shipped): Promise<number | null> {
  const items = await billLines(context, shipped);
  if (items.length === 0) return null;
  const { party, branch, order_no: number } = shipped.order;
  const values = { sales_date: shipped.day, party, branch, ref_invoice_no: number, details: number, items };
  return issueWithin(context, values);
}

/** Settles the bill of a shipment by what was paid for its order before, as far as that goes (rule S1). */
export async function settleShipment(context: Doing, order: number, sales: number): Promise<void> {
  await settleByAdvances(context, sales, paymentsOf(orderPayable, order));
}
