import { calendarOf } from '#catalog/engine/calendarOf.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { payBillAndConfirm } from '#catalog/purchasing/purchaseCommands.ts';
import { sendRequest } from '#catalog/purchasing/requestCommands.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { execute, unchanged } from '../../engine/commands/execute.ts';
import { present } from '../../engine/commands/present.ts';
import { demandRight, toldIn } from '../../engine/commands/routes.ts';
import { demand } from '../../engine/crud/demand.ts';
import { toWire } from '../../engine/records/record.ts';
import { readValues } from '../../engine/crud/validate.ts';
import type { Values } from '../../engine/context/values.ts';
import { updateWithin } from '../../engine/crud/write.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import type { Change } from './FamilyHandler.ts';
import { changeLine, removeLine } from './lineChanges.ts';
import { paidAlready } from './paidAlready.ts';

const admits = (request: RequestContext): void => demand(request, 'edit');

/** 400 for what a command does not take, also where it is done already and reads no more of what it is told. */
function demandInput(
  db: Database,
  { entity, host, caller }: RequestContext,
  { input: fields }: Command,
  told: Values,
): void {
  const situation = { db, entity: { ...entity, fields }, caller, calendar: calendarOf(host) };
  refuse(readValues(told, situation).violations);
}

const askVendor: Change = {
  admits: request => demandRight(request, sendRequest),
  async change(tx, request, { id, values: { party, ...values }, versions, locale }) {
    const order = { ...toldIn(values), command: sendRequest, id, locale };
    demandInput(tx, request, sendRequest, order.input);
    if ((party ?? '') === '') return execute(tx, request, { ...order, versions });
    admits(request);
    await updateWithin(tx, request, id, { body: { party }, versions });
    return execute(tx, request, order);
  },
};

const payPurchase: Change = {
  admits: request => demandRight(request, payBillAndConfirm),
  async change(tx, request, { id, values, versions, locale }) {
    // Locked before it is looked at, so that of two at once the second finds what the first has done.
    const found = await existingOf(tx, request, id);
    const paid = await paidAlready(tx, id, values);
    const order = { ...toldIn(values), command: payBillAndConfirm, id, versions, locale };
    if (!paid) return execute(tx, request, order);
    demandInput(tx, request, payBillAndConfirm, order.input);
    return { ...unchanged(await present(tx, request, toWire(request.entity, found, request.host, true))), ...paid };
  },
};

/** What the family's calls change of purchase requests and purchases. */
export const purchaseChanges = {
  create_vendor_request: askVendor,
  delete_request_item: { admits, change: removeLine },
  update_purchase_item: { admits, change: changeLine },
  delete_purchase_item: { admits, change: removeLine },
  pay_purchase: payPurchase,
} as const satisfies Readonly<Record<string, Change>>;
