import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { returnLifecycle } from '#catalog/shop/orders/orderReturn.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { insertRow } from '#server/engine/crud/store.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { recordChange } from '#server/engine/records/recordHistory.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { orderOf } from './orderRecord.ts';

interface Left extends Record<string, unknown> {
  readonly shipment: number;
  readonly shipment_line: number;
  readonly order_line: number;
  readonly stock_item: number;
  readonly left: number;
}

/** What of each line that was shipped has neither come back nor is asked back, the oldest shipments first. */
async function returnable(tx: Database, order: number): Promise<Left[]> {
  const { rows } = await tx.execute<Left>(sql`
    select shipment.id as shipment, line.id as shipment_line, line.order_line, line.stock_item,
      (line.quantity - line.returned - coalesce((
        select sum(asked.quantity) from order_return_items as asked join order_return on order_return.id = asked.owner
        where asked.shipment_line = line.id and ${inStates(sql`order_return.status`, returnLifecycle.groups.open)}), 0)
      )::integer as "left"
    from shipment join shipment_items as line on line.owner = shipment.id
    where shipment."order" = ${order} order by shipment.id, line.position`);
  return rows.filter(({ left }) => left > 0);
}

interface Piece {
  readonly line: number;
  readonly quantity: number;
}

/** Which pieces of which shipments are meant: those told by line of the order, or all that there are. */
function meant(all: readonly Left[], told: readonly Piece[]) {
  if (told.length === 0) return all.map(({ left, ...line }) => ({ ...line, quantity: left }));
  return told.flatMap(({ line, quantity }, at) => {
    if (told.findIndex(one => one.line === line) < at)
      refuse([violation(`pieces.${at}.line`, 'repeated_line', { id: line })]);
    const own = all.filter(one => one.order_line === line);
    const count = own.reduce((sum, { left }) => sum + left, 0);
    if (quantity > count) refuse([violation(`pieces.${at}.quantity`, 'over_returnable', { returnable: count })]);
    let rest = quantity;
    return own.flatMap(({ left, ...one }) => {
      const part = Math.min(left, rest);
      rest -= part;
      return part > 0 ? [{ ...one, quantity: part }] : [];
    });
  });
}

type Asking = Pick<CommandContext, 'tx' | 'request' | 'now'> & { readonly record: unknown };

interface ReturnRequest {
  readonly day: string;
  /** Path of the day in the request. */
  readonly field: string;
  readonly pieces: readonly Piece[];
  readonly values: object;
}

/** Writes a return of an order down; gives its id. */
async function openReturn(
  { tx, request, now, record }: Asking,
  { day, field, pieces, values }: ReturnRequest,
): Promise<number> {
  const { id: order, branch, order_date } = orderOf(record);
  refuse([
    ...(day < order_date ? [violation(field, 'before_order')] : []),
    ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation(field, 'future_date')] : []),
  ]);
  const items = meant(await returnable(tx, order), pieces);
  if (items.length === 0) refuse([violation('pieces', 'nothing_returnable')]);
  const [number = ''] = await nextNumbers(tx, { prefix: 'RT', day }, 1);
  const zero = { net_amount: '0.00', tax_amount: '0.00' };
  const counted = { restocked: 0, scrapped: 0, sent_back: 0, credit_note: null };
  const whole = {
    return_no: number,
    order,
    branch,
    requested_on: day,
    received_on: null,
    inspected_on: null,
    items: items.map(line => ({ ...line, ...counted, ...zero })),
    ...zero,
    amount: '0.00',
    ...values,
  };
  const id = await insertRow(tx, entities.order_return, whole, { caller: request.caller, now });
  const made = { entity: 'order_return', record: id, action: 'create', before: {}, after: whole } as const;
  await recordChange(tx, request.host, request.caller, made);
  return id;
}

export const requestReturn: CommandHandler<Commands['request_return_order']> = {
  async run(context) {
    const { requested_on: day, pieces, details } = context.input;
    const asked = { day, field: 'requested_on', pieces, values: { status: 'requested', details } };
    return { output: { order_return: await openReturn(context, asked) } };
  },
};

export const refuseDelivery: CommandHandler<Commands['refuse_delivery_order']> = {
  async run(context) {
    const { received_on: day } = context.input;
    const values = { status: 'received', received_on: day, details: context.reason ?? null };
    return { output: { order_return: await openReturn(context, { day, field: 'received_on', pieces: [], values }) } };
  },
};

export const receiveReturn: CommandHandler<Commands['receive_return_order_return']> = {
  async run({ request, record, input: { received_on: day } }) {
    refuse([
      ...(day < record.requested_on ? [violation('received_on', 'before_return')] : []),
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('received_on', 'future_date')] : []),
    ]);
    return { set: { received_on: day }, output: {} };
  },
};
