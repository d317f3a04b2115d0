import type { TaxFacts } from '#catalog/bills/billLaw.ts';
import { percentIn } from '#catalog/bills/billSums.ts';
import type { BillLineFacts, BillSumFacts } from '#catalog/bills/paper/BillFacts.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { grossOf } from '#catalog/shop/orders/orderLaw.ts';
import type { OrderFacts } from '#catalog/shop/orders/paper/OrderFacts.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readTaxes } from '../../../bills/billRecord.ts';
import { readSide } from '../../../ledger/chart/readSide.ts';
import { orderOf, type OrderRecord } from '../orderRecord.ts';
import { readItems } from './readItems.ts';
import { readRecipient } from './readPlaces.ts';

/** A line as it is printed, its price before what is taken off the whole order, and what it is taxed. */
interface Printed {
  readonly line: BillLineFacts;
  readonly gross: Minor;
  readonly net: Minor;
  readonly tax: Minor;
  readonly isTaxed: boolean;
}

async function linesOf(db: Database, order: OrderRecord): Promise<readonly Printed[]> {
  const codes = [...order.items.flatMap(({ tax }) => tax ?? []), ...(order.delivery_tax ? [order.delivery_tax] : [])];
  const taxes = await readTaxes(db, codes);
  const itemOf = await readItems(
    db,
    order.items.map(({ stock_item: item }) => item),
  );
  const taxOf = (id: number | null): TaxFacts | null | undefined => (id === null ? null : taxes.get(id));
  const goods = order.items.map(item => {
    const { stock_item, quantity, rate, discount, tax: code, net_amount: net, tax_amount: tax } = item;
    const percent = percentIn({ tax: taxOf(code) }, order.order_date);
    const gross = grossOf({ quantity, rate, discount, percent: null });
    const { name, sku } = itemOf(stock_item);
    const priced = { quantity: String(quantity), rate: fromMinor(rate), discount: fromMinor(discount) };
    const line = { what: name, purpose: '', ...(sku && { sku }), ...priced, percent, net: fromMinor(gross) };
    return { line, gross, net, tax, isTaxed: code !== null };
  });
  const { delivery_charge: charge, delivery_tax: code, delivery_tax_amount: tax } = order;
  if (charge === 0n) return goods;
  const price = fromMinor(charge);
  const percent = percentIn({ tax: taxOf(code) }, order.order_date);
  const line = { what: null, purpose: '', quantity: '1', rate: price, discount: '0.00', percent, net: price };
  return [...goods, { line, gross: charge, net: charge, tax, isTaxed: code !== null }];
}

/** The sums that the order keeps, its tax rate by rate, the lowest first. */
function sumsOf(lines: readonly Printed[], total: Minor): BillSumFacts {
  const taxed = lines.filter(({ isTaxed }) => isTaxed);
  const percents = [...new Set(taxed.map(({ line }) => line.percent))].toSorted((a, b) => (a ?? 0) - (b ?? 0));
  return {
    lines: fromMinor(sum(lines.map(({ gross }) => gross))),
    net: fromMinor(sum(lines.map(({ net }) => net))),
    taxes: percents.map(percent => {
      const those = taxed.filter(({ line }) => line.percent === percent);
      return { percent, amount: fromMinor(sum(those.map(({ tax }) => tax))) };
    }),
    total: fromMinor(total),
  };
}

const statuses: Readonly<Record<string, OrderFacts['status']>> = { incomplete: 'draft', cancelled: 'cancelled' };

/** What the confirmation of an order says. */
export async function readOrderFacts(db: Database, record: Wire): Promise<OrderFacts> {
  const order = orderOf(record);
  const { status, shipping_address: address, details } = order;
  const lines = await linesOf(db, order);
  return {
    status: statuses[status] ?? 'placed',
    number: order.order_no,
    day: order.order_date,
    party: await readSide(db, order.party),
    shipTo: address ? await readRecipient(db, address) : null,
    lines: lines.map(({ line }) => line),
    sums: sumsOf(lines, order.amount),
    due: fromMinor(order.due_amount),
    paid: fromMinor(order.paid_amount),
    outstanding: fromMinor(order.outstanding),
    details: details ?? '',
  };
}
