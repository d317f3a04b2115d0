import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { partOf, type Worth } from '#catalog/shop/orders/orderLaw.ts';
import { fulfilmentOf } from '#catalog/shop/orders/orderStatus.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import { recordChange } from '#server/engine/records/recordHistory.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { enteringBy, requireOpenPeriod } from '../../ledger/years/periods.ts';
import { moveStock } from '../stock/moveStock.ts';
import { release } from '../stock/reserve.ts';
import { billShipment, type Part, settleShipment } from './billShipment.ts';
import { enterGoods } from './enterGoods.ts';
import { recomputePaid } from '../../bills/payables/recomputePaid.ts';
import { orderPayable } from './orderPayable.ts';
import { countedLines, type OrderRecord, orderOf } from './orderRecord.ts';
import { wantedPieces } from './wantedPieces.ts';

type Ship = CommandContext<Commands['ship_order']>;

const NOTHING: Worth = { net: 0n, tax: 0n };

interface Shipment {
  readonly id: number;
  readonly number: string;
  readonly order: OrderRecord;
  readonly parts: readonly Part[];
}

/** Takes the pieces out of the stock; gives what they had cost, which its lines keep. */
async function issue({ tx, request, input }: Ship, { id, number, order, parts }: Shipment): Promise<Minor> {
  const { rows: lines } = await tx.execute<{ id: number }>(sql`
    select id from shipment_items where owner = ${id} order by position`);
  await release(
    tx,
    request,
    parts.map(({ line, quantity }) => ({ type: 'order', id: line.id, quantity })),
  );
  const worths = await moveStock(
    tx,
    request,
    parts.map(({ line, quantity }, at) => ({
      item: line.stock_item,
      branch: order.branch,
      kind: 'shipped',
      quantity: -quantity,
      day: input.shipped_on,
      source: { type: 'shipment', id, number, line: lines[at]?.id ?? 0 },
      field: 'pieces',
    })),
  );
  return -sum(worths);
}

/** Writes the shipment. */
async function insertShipment(
  { tx, request, input, now }: Ship,
  shipped: Omit<Shipment, 'id'>,
  bill: {
    readonly sales: number | null;
    readonly delivery: Worth;
  },
): Promise<number> {
  const { number, order, parts } = shipped;
  const billed = [...parts, bill.delivery];
  const [net, tax] = [sum(billed.map(one => one.net)), sum(billed.map(one => one.tax))];
  const values = {
    shipment_no: number,
    order: order.id,
    branch: order.branch,
    shipped_on: input.shipped_on,
    courier: input.courier,
    tracking_no: input.tracking_no,
    sales: bill.sales,
    items: parts.map(({ line, quantity, ...part }) => ({
      stock_item: line.stock_item,
      order_line: line.id,
      quantity,
      net_amount: fromMinor(part.net),
      tax_amount: fromMinor(part.tax),
      returned: 0,
    })),
    net_amount: fromMinor(net),
    tax_amount: fromMinor(tax),
    amount: fromMinor(net + tax),
  };
  const id = await insertRow(tx, entities.shipment, values, { caller: request.caller, now });
  const made = { entity: 'shipment', record: id, action: 'create', before: {}, after: values } as const;
  await recordChange(tx, request.host, request.caller, made);
  return id;
}

export const shipHandler: CommandHandler<Commands['ship_order']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    const order = orderOf(record);
    const { shipped_on: day } = input;
    refuse([
      ...(await requireOpenPeriod(tx, 'shipped_on', day, enteringBy(context))),
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('shipped_on', 'future_date')] : []),
      ...(day < order.order_date ? [violation('shipped_on', 'before_order')] : []),
    ]);
    const parts = wantedPieces(order, input.pieces).map(({ line, quantity }): Part => {
      const worth = { net: line.net_amount, tax: line.tax_amount };
      return { line, quantity, ...partOf(worth, line.quantity, { before: line.shipped, pieces: quantity }) };
    });
    const isFirst = order.items.every(({ shipped }) => shipped === 0);
    const delivery = isFirst ? { net: order.delivery_charge, tax: order.delivery_tax_amount } : NOTHING;
    const sales = await billShipment(context, { order, parts, delivery, day });
    const [number = ''] = await nextNumbers(tx, { prefix: 'SH', day }, 1);
    const shipped = { number, order, parts };
    const id = await insertShipment(context, shipped, { sales, delivery });
    const cost = await issue(context, { id, ...shipped });
    const head = { entity: entities.shipment, id, number, day, branch: order.branch, details: order.order_no };
    await enterGoods(context, head, [{ debit: 'cost_of_goods', credit: 'inventory', amount: cost }]);
    if (sales !== null) await settleShipment(context, order.id, sales);
    await recomputePaid(tx, request, orderPayable, { where: sql`id = ${order.id}` });
    const counters = new Map(parts.map(({ line, quantity }) => [line.id, { shipped: line.shipped + quantity }]));
    const fulfilment = fulfilmentOf(countedLines(order, counters));
    return { set: { items: countedLines(record, counters), fulfilment }, output: { shipment: id, sales } };
  },
};
