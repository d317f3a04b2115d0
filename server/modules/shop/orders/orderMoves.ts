import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { partOf } from '#catalog/shop/orders/orderLaw.ts';
import { fulfilmentOf } from '#catalog/shop/orders/orderStatus.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { release, reserve } from '../stock/reserve.ts';
import { overCredit } from './creditRoom.ts';
import { keepDue } from './orderPayable.ts';
import { countedLines, orderOf } from './orderRecord.ts';
import { TYPE } from './promisedLines.ts';
import { wantedPieces } from './wantedPieces.ts';

export const placeHandler: CommandHandler<Commands['place_order']> = {
  async run({ tx, request, record }) {
    const { id, amount } = orderOf(record);
    const [number = ''] = await nextNumbers(tx, { prefix: 'OR', day: record.order_date }, 1);
    await keepDue(tx, request, id, amount);
    return { set: { order_no: number, due_amount: fromMinor(amount) }, output: {} };
  },
};

export const confirmHandler: CommandHandler<Commands['confirm_order']> = {
  guards: [overCredit],
  async run({ tx, request, record }) {
    const { id, order_no: number, branch, items } = orderOf(record);
    await reserve(
      tx,
      request,
      items.map(({ id: line, stock_item: item, quantity }, at) => ({
        item,
        branch,
        quantity,
        line: { type: TYPE, id: line },
        document: { number, id },
        field: `items.${at}.quantity`,
      })),
    );
    return { output: {} };
  },
};

export const cancelHandler: CommandHandler<Commands['cancel_order']> = {
  async run({ tx, request, record }) {
    const { id, items } = orderOf(record);
    await release(
      tx,
      request,
      items.map(line => ({ type: TYPE, id: line.id })),
    );
    await keepDue(tx, request, id, 0n);
    const counters = new Map(items.map(line => [line.id, { cancelled: line.quantity }]));
    return { set: { items: countedLines(record, counters), due_amount: '0.00' }, output: {} };
  },
};

export const cancelOpenHandler: CommandHandler<Commands['cancel_open_order']> = {
  async run({ tx, request, record, input }) {
    const order = orderOf(record);
    const taken = wantedPieces(order, input.pieces);
    if (taken.length === 0) refuse([violation('pieces', 'nothing_open')]);
    await release(
      tx,
      request,
      taken.map(({ line, quantity }) => ({ type: TYPE, id: line.id, quantity })),
    );
    const parts = taken.map(({ line, quantity }) => {
      // Pieces are shipped from the first on, and cancelled from the last on.
      const before = line.quantity - line.cancelled - quantity;
      return partOf({ net: line.net_amount, tax: line.tax_amount }, line.quantity, { before, pieces: quantity });
    });
    const due = order.due_amount - sum(parts.map(({ net, tax }) => net + tax));
    await keepDue(tx, request, order.id, due);
    const counters = new Map(taken.map(({ line, quantity }) => [line.id, { cancelled: line.cancelled + quantity }]));
    const fulfilment = fulfilmentOf(countedLines(order, counters));
    return { set: { items: countedLines(record, counters), due_amount: fromMinor(due), fulfilment }, output: {} };
  },
};

export const deliverHandler: CommandHandler<Commands['deliver_order']> = {
  async run({ tx, record, input: { delivered_on: day } }) {
    const { rows } = await tx.execute<{ day: string | null }>(sql`
      select max(shipped_on)::text as day from shipment where "order" = ${record.id}`);
    if (day < (rows[0]?.day ?? record.order_date)) refuse([violation('delivered_on', 'before_order')]);
    return { set: { delivered_on: day }, output: {} };
  },
};
