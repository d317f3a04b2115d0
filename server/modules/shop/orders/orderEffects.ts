import { sql } from 'drizzle-orm';
import { rateOn } from '#catalog/bills/billLaw.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { grossOf, type OrderedLine, orderTotals } from '#catalog/shop/orders/orderLaw.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { Problem } from '#server/platform/problem.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { taxesOf } from '../../bills/billRecord.ts';
import { tradedWith } from '../../ledger/chart/partySelections.ts';
import { deliveryTaxed } from '../../taxes/taxedSales.ts';
import { paymentStatusAt } from './orderPayable.ts';
import { promisedLines } from './promisedLines.ts';
import { shipsToCustomer } from './shipsToCustomer.ts';

const amountOf = (value: unknown): Minor => toMinor(typeof value === 'string' ? value : '0');
const linesIn = ({ items }: Values): Values[] => (Array.isArray(items) ? items.filter(isObject) : []);
const idsIn = (lines: readonly Values[], name: string): number[] =>
  lines.flatMap(({ [name]: id }) => (typeof id === 'number' ? [id] : []));

/** A line as the law sees it, without its tax. */
const ordered = (line: Values): OrderedLine => ({
  quantity: Number(line['quantity'] ?? 0),
  rate: amountOf(line['rate']),
  discount: amountOf(line['discount']),
  percent: null,
});

interface Offer extends Record<string, unknown> {
  readonly id: number;
  readonly price: string;
  readonly tax: number | null;
}

/** Prices of items, their own, else those of their products, and the taxes of these. */
async function offersOf(tx: Database, items: readonly number[]): Promise<ReadonlyMap<number, Offer>> {
  const { rows } = await tx.execute<Offer>(sql`
    select stock_item.id, coalesce(stock_item.unit_price, product.unit_price)::text as price, product.tax
    from stock_item join product on product.id = stock_item.product
    where stock_item.id = any(${sql.param([...items])}::integer[])`);
  return new Map(rows.map(offer => [offer.id, offer]));
}

/** Lines with the prices of their items where none is told; new ones with the taxes of their products as well. */
async function pricedLines(tx: Database, lines: readonly Values[]): Promise<Values[]> {
  const offers = await offersOf(tx, idsIn(lines, 'stock_item'));
  return lines.map(line => ({
    ...line,
    rate: line['rate'] ?? offers.get(Number(line['stock_item']))?.price ?? '0.00',
    tax: line['tax'] ?? (line['id'] === undefined ? offers.get(Number(line['stock_item']))?.tax : null) ?? null,
    discount: line['discount'] ?? '0.00',
  }));
}

/** A discount takes off no more than there is. */
const discounts: Effect = {
  async check(tx, _desk, merged) {
    const gross = (await pricedLines(tx, linesIn(merged))).map(line => grossOf(ordered(line)));
    const above = gross.flatMap((amount, at) =>
      amount < 0n ? [violation(`items.${at}.discount`, 'discount_above')] : [],
    );
    return above.length === 0 && amountOf(merged['discount']) > sum(gross)
      ? [violation('discount', 'discount_above')]
      : above;
  },
};

/** The tax of the delivery charge; that of the settings for a new order that names none. */
async function deliveryTaxOf(tx: Database, { id, delivery_tax: told }: Values): Promise<unknown> {
  if (id !== undefined || typeof told === 'number') return told ?? null;
  const { rows } = await tx.execute<{ tax: number | null }>(sql`
    select delivery_tax as tax from book_setting order by id limit 1`);
  return rows[0]?.tax ?? null;
}

/** What the lines and the whole come to. */
const totals: Effect = {
  async supply(tx, _desk, { merged, existing }) {
    const lines = await pricedLines(tx, linesIn(merged));
    const delivery_tax = await deliveryTaxOf(tx, merged);
    const taxes = await taxesOf(tx, [...idsIn(lines, 'tax'), ...idsIn([{ delivery_tax }], 'delivery_tax')]);
    const percentOf = (id: unknown): string | null => {
      const code = taxes.get(Number(id));
      return (code && rateOn(code, String(merged['order_date']))) ?? null;
    };
    const {
      lines: worths,
      delivery,
      ...whole
    } = orderTotals(
      lines.map(line => ({ ...ordered(line), percent: percentOf(line['tax']) })),
      {
        discount: amountOf(merged['discount']),
        delivery: amountOf(merged['delivery_charge']),
        deliveryPercent: percentOf(delivery_tax),
      },
    );
    const amount = fromMinor(whole.total);
    // Nobody owes what nobody has placed.
    const due = !existing || existing['status'] === 'incomplete' ? '0.00' : amount;
    return {
      items: lines.map((line, at) => ({
        ...line,
        net_amount: fromMinor(worths[at]?.net ?? 0n),
        tax_amount: fromMinor(worths[at]?.tax ?? 0n),
      })),
      delivery_tax,
      delivery_tax_amount: fromMinor(delivery.tax),
      net_amount: fromMinor(whole.net),
      tax_amount: fromMinor(whole.tax),
      amount,
      // Nothing of one whose lines may change is cancelled; of one that has shipped, the works keep what is due.
      ...(!existing || isIn(orderLifecycle.groups.unshipped, existing['status'])
        ? { due_amount: due, ...(await paymentStatusAt(tx, due, existing && Number(existing['id']))) }
        : {}),
    };
  },
};

/** Whether money was taken for an order, whatever was given back of it since. */
async function wasPaid(tx: Database, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from document_payment where document_type = 'order' and document_id = ${id} limit 1`);
  return rows.length > 0;
}

/** What somebody paid settles their own bills and goes back to them alone: the order stays theirs. */
const payerStays: Effect = {
  async check(tx, _desk, { id, party }) {
    if (typeof id !== 'number' || !(await wasPaid(tx, id))) return [];
    const { rows } = await tx.execute<{ party: number }>(sql`select party from "order" where id = ${id}`);
    return rows[0]?.party === party ? [] : [violation('party', 'settled')];
  },
  closes: async (db, _desk, { id }) =>
    (await wasPaid(db, Number(id))) ? [{ field: 'party', because: 'settled' }] : [],
};

/** What was placed has a number of its own, and stays, with a line at least. */
const stays: Effect = {
  async check(tx, _desk, { id, items }) {
    if (typeof id !== 'number' || linesIn({ items }).length > 0) return [];
    const { rows } = await tx.execute(sql`select from "order" where id = ${id} and status <> 'incomplete'`);
    return rows.map(() => violation('items', 'no_lines'));
  },
  async beforeDelete(_tx, _desk, stored) {
    if (stored['status'] !== 'incomplete') throw new Problem(409, 'order_stays');
  },
};

/** What belongs to orders beside their records. */
export const orderEffects: readonly Effect[] = [
  lockedFields({
    open: orderLifecycle.groups.open,
    keeps: ['party', 'order_date', 'branch'],
    problem: 'order_stays',
  }),
  ...promisedLines,
  payerStays,
  tradedWith('buyers', 'not_buyer'),
  shipsToCustomer,
  deliveryTaxed,
  stays,
  numbered({ field: 'order_no', day: 'order_date', prefix: 'DRAFT' }),
  discounts,
  totals,
];
