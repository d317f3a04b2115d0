import { commandOf } from '#catalog/registry/commands.ts';
import { changedRecord } from '../../engine/commands/changedRecord.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { execute } from '../../engine/commands/execute.ts';
import { demandRight, toldIn } from '../../engine/commands/routes.ts';
import { reasonIn } from '../../engine/crud/body.ts';
import { demand } from '../../engine/crud/demand.ts';
import { updateWithin } from '../../engine/crud/write.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import type { Change } from './FamilyHandler.ts';
import { changeLine, removeLine } from './lineChanges.ts';

const [place, confirm] = [commandOf('place_order'), commandOf('confirm_order')];
const admits = (request: RequestContext): void => demand(request, 'edit');

const confirmOrder: Change = {
  admits: request => demandRight(request, confirm),
  async change(tx, request, { id, values, versions, locale }) {
    const { status } = await existingOf(tx, request, id);
    const given = { id, versions, locale };
    if (status !== 'incomplete') return execute(tx, request, { ...toldIn(values), ...given, command: confirm });
    demandRight(request, place);
    await execute(tx, request, { ...given, command: place, input: {} });
    return execute(tx, request, { ...toldIn(values), id, locale, command: confirm });
  },
};

const updateOrder: Change = {
  admits,
  async change(tx, request, { id, values, versions }) {
    const change = { ...reasonIn(request.entity, values), versions };
    return changedRecord(tx, request, await updateWithin(tx, request, id, change));
  },
};

/** What the family's calls change of orders. */
export const orderChanges = {
  confirm_order: confirmOrder,
  update_order: updateOrder,
  update_order_item: { admits, change: changeLine },
  delete_order_item: { admits, change: removeLine },
} as const satisfies Readonly<Record<string, Change>>;
