import { payBillAndConfirm } from '../../../catalog/purchasing/purchaseCommands.ts';
import { sendRequest } from '../../../catalog/purchasing/requestCommands.ts';
import { existingOf } from '../../access/scope.ts';
import { execute, unchanged } from '../../commands/execute.ts';
import { present } from '../../commands/present.ts';
import { demandRight, toldIn } from '../../commands/routes.ts';
import { demand } from '../../crud/demand.ts';
import { toWire } from '../../crud/record.ts';
import { updateWithin } from '../../crud/write.ts';
import type { Desk } from '../../host.ts';
import type { Change } from './FamilyWork.ts';
import { changeLine, removeLine } from './lineChanges.ts';
import { paidAlready } from './paidAlready.ts';

const admits = (desk: Desk): void => demand(desk, 'edit');

const askVendor: Change = {
  admits: desk => demandRight(desk, sendRequest),
  async change(tx, desk, { id, values: { party, ...values }, versions, locale }) {
    const order = { ...toldIn(values), command: sendRequest, id, locale };
    if ((party ?? '') === '') return execute(tx, desk, { ...order, versions });
    admits(desk);
    await updateWithin(tx, desk, id, { body: { party }, versions });
    return execute(tx, desk, order);
  },
};

const payPurchase: Change = {
  admits: desk => demandRight(desk, payBillAndConfirm),
  async change(tx, desk, { id, values, versions, locale }) {
    // Locked before it is looked at, so that of two at once the second finds what the first has done.
    const found = await existingOf(tx, desk, id);
    const paid = await paidAlready(tx, id, values);
    if (!paid) return execute(tx, desk, { ...toldIn(values), command: payBillAndConfirm, id, versions, locale });
    return { ...unchanged(await present(tx, desk, toWire(desk.entity, found, desk.host, true))), ...paid };
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
