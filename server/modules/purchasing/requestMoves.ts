import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { purchaseRequest } from '#catalog/purchasing/purchaseRequest.ts';
import { requestLifecycle } from '#catalog/purchasing/requestLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { secondPerson } from '../../engine/access/secondPerson.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { entities } from '#catalog/registry/entities.ts';
import { toWire } from '../../engine/records/record.ts';
import { recordOf } from '../../engine/records/recordOf.ts';
import { createWithin } from '../../engine/crud/write.ts';
import type { CommandGuards, CommandHandler } from '../../engine/context/host.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { overLimit } from '../ledger/vouchers/postingLimit.ts';
import { piecesOf } from '../shop/stock/piecesOf.ts';
import { keepRequest } from './keepRequest.ts';

export const submitRequest: CommandHandler<Commands['submit_purchase_request']> = {
  async run({ tx, record }) {
    const [number = ''] = await nextNumbers(tx, { prefix: 'PR', day: record.request_date }, 1);
    // One that was taken back and handed in again keeps its number (rule N3).
    return { set: record.request_no?.startsWith('DRAFT') ? { request_no: number } : {}, output: {} };
  },
};

/** Somebody else than whoever has entered it, who may move as much. */
export const approveRequest: CommandGuards = { guards: [secondPerson('own_purchase_request', ['reject']), overLimit] };

export const sendRequest: CommandHandler<Commands['send_purchase_request']> = {
  async run({ request }) {
    return { set: { sent_on: dayIn(request.host.timeZone, request.host.clock()) }, output: {} };
  },
};

export const createFromRequest: CommandHandler<Commands['create_from_purchase_request_purchase_final']> = {
  async run({ tx, request, input }) {
    const of = { ...request, entity: entities.purchase_request };
    const found = await existingOf(tx, of, input.purchase_request);
    const wanted = recordOf(purchaseRequest, toWire(of.entity, found, request.host, true));
    if (!isIn(requestLifecycle.groups.open, wanted.status)) throw new Problem(409, 'request_not_open');
    const parts = piecesOf(wanted.items, input.pieces, {
      left: line => line.quantity - line.ordered,
      code: 'over_open',
    });
    const party = input.party ?? wanted.party;
    if (party === null) refuse([violation('party', 'required')]);
    const made = await createWithin(tx, request, {
      party,
      branch: wanted.branch,
      order_date: input.order_date ?? dayIn(request.host.timeZone, request.host.clock()),
      expected_on: input.expected_on,
      details: wanted.details,
      items: parts.map(({ line, quantity }) => ({
        stock_item: line.stock_item,
        quantity,
        rate: fromMinor(line.estimated_price),
      })),
    });
    const id = Number(made['id']);
    await tx.execute(sql`update purchase_final set purchase_request = ${wanted.id} where id = ${id}`);
    // The price that was approved with the request; another one waits for an approval of its own (rule M5).
    await tx.execute(sql`
      update purchase_final_items as item set request_line = line.id, approved_rate = line.estimated_price
      from purchase_request_items as line
      where item.owner = ${id} and line.owner = ${wanted.id} and line.stock_item = item.stock_item`);
    await keepRequest(tx, request, wanted.id);
    return { made: id, output: {} };
  },
};
