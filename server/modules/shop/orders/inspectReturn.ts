import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { fulfilmentOf, openOf, returnableOf } from '#catalog/shop/orders/orderStatus.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import { toWire } from '#server/engine/records/record.ts';
import { keepValues } from '#server/engine/records/keepValues.ts';
import { recordChange } from '#server/engine/records/recordHistory.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { enteringBy, requireOpenPeriod } from '../../ledger/years/periods.ts';
import { moveStock } from '../stock/moveStock.ts';
import { creditReturn } from './creditReturn.ts';
import { enterGoods } from './enterGoods.ts';
import { keepDue } from './orderPayable.ts';
import { type OrderRecord, orderOf } from './orderRecord.ts';
import { type ReturnedLine, returnedLines } from './returnedLines.ts';

type Inspect = CommandContext<Commands['inspect_return_order_return']>;
type NoteOf = (line: ReturnedLine) => number | null;

/** Pieces that do not go to the customer again. */
const keptOf = ({ restocked, scrapped }: ReturnedLine): number => restocked + scrapped;

/** The order that goods come back of, locked: its counters and what is due change with them. */
async function heldOrder({ tx, request }: Inspect, id: number): Promise<OrderRecord> {
  const { order: entity } = entities;
  return orderOf(toWire(entity, await existingOf(tx, { ...request, entity }, id), request.host, true));
}

/** Puts pieces back into the stock at what they were issued for, and enters that and what is scrapped (rules A2, K7). */
async function takeBack(context: Inspect, lines: readonly ReturnedLine[]): Promise<void> {
  const { tx, request, record, input } = context;
  const { id, return_no: number, branch } = record;
  const { inspected_on: day } = input;
  await moveStock(
    tx,
    request,
    lines
      .filter(({ restocked }) => restocked > 0)
      .map(line => ({
        item: line.stock_item,
        branch,
        kind: 'returned_by_customer',
        quantity: line.restocked,
        value: line.restock,
        day,
        source: { type: 'order_return', id, number, line: line.id },
      })),
  );
  await enterGoods(context, { entity: entities.order_return, id, number, day, branch, details: number }, [
    { debit: 'inventory', credit: 'cost_of_goods', amount: sum(lines.map(({ restock }) => restock)) },
    { debit: 'damaged_stock', credit: 'cost_of_goods', amount: sum(lines.map(({ scrap }) => scrap)) },
  ]);
}

/** Counts what has come back at the lines of the shipment and of the order, and ties the credit notes to the return. */
async function keepReturned({ tx }: Inspect, lines: readonly ReturnedLine[], noteOf: NoteOf): Promise<void> {
  for (const line of lines) {
    const kept = keptOf(line);
    // What the order is paid is asked for before the lines are written.
    await tx.execute(sql`update order_return_items set credit_note = ${noteOf(line)} where id = ${line.id}`);
    await tx.execute(sql`update shipment_items set returned = returned + ${kept} where id = ${line.shipment_line}`);
    await tx.execute(sql`update order_items set returned = returned + ${kept} where id = ${line.order_line}`);
  }
}

/** Says of the order what is due and shipped of it now; all of it come back, it is a returned one (rules B1). */
async function keepOrder(context: Inspect, order: OrderRecord, back: bigint): Promise<void> {
  const { tx, request } = context;
  const { items } = await heldOrder(context, order.id);
  const due = order.due_amount - back;
  await keepDue(tx, request, order.id, due);
  const fulfilment = fulfilmentOf(items);
  await keepValues(tx, request, 'order', { set: { fulfilment }, where: sql`id = ${order.id}` });
  await recordChange(tx, request.host, request.caller, {
    entity: 'order',
    record: order.id,
    action: 'update',
    command: 'inspect_return',
    before: { due_amount: fromMinor(order.due_amount) },
    after: { due_amount: fromMinor(due) },
  });
  const isAll = items.every(line => openOf(line) === 0 && returnableOf(line) === 0);
  if (isAll) await context.perform('mark_returned_order', order.id, {});
}

export const inspectReturn: CommandHandler<Commands['inspect_return_order_return']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    const { inspected_on: day } = input;
    const order = await heldOrder(context, record.order);
    refuse([
      ...(await requireOpenPeriod(tx, 'inspected_on', day, enteringBy(context))),
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('inspected_on', 'future_date')] : []),
      ...(day < (record.received_on ?? record.requested_on) ? [violation('inspected_on', 'before_return')] : []),
    ]);
    const items = record.items.map(({ id = 0, ...item }) => ({ ...item, id }));
    const lines = await returnedLines(tx, items, input.findings);
    const notes = await creditReturn(context, lines, { number: record.return_no, day });
    await takeBack(context, lines);
    const noteOf: NoteOf = line => (keptOf(line) > 0 ? (notes.get(line.shipment) ?? null) : null);
    await keepReturned(context, lines, noteOf);
    const [net, tax] = [sum(lines.map(one => one.net)), sum(lines.map(one => one.tax))];
    await keepOrder(context, order, net + tax);
    const amounts = { net_amount: fromMinor(net), tax_amount: fromMinor(tax), amount: fromMinor(net + tax) };
    const inspected = record.items.map((item, at) => {
      const line = lines[at];
      if (!line) return item;
      const { restocked, scrapped, sent_back } = line;
      const credited = { net_amount: fromMinor(line.net), tax_amount: fromMinor(line.tax), credit_note: noteOf(line) };
      return { ...item, restocked, scrapped, sent_back, ...credited };
    });
    return { set: { ...amounts, inspected_on: day, items: inspected }, output: {} };
  },
};
