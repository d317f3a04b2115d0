import { commandOf } from '#catalog/registry/commands.ts';
import { changedRecord } from '../../engine/commands/changedRecord.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { execute } from '../../engine/commands/execute.ts';
import { demandRight, toldIn } from '../../engine/commands/routes.ts';
import { reasonIn } from '../../engine/crud/body.ts';
import { demand } from '../../engine/crud/demand.ts';
import { updateWithin } from '../../engine/crud/write.ts';
import type { Desk } from '../../engine/context/host.ts';
import type { Change } from './FamilyWork.ts';
import { changeLine, removeLine } from './lineChanges.ts';

const [place, confirm] = [commandOf('place_order'), commandOf('confirm_order')];
const admits = (desk: Desk): void => demand(desk, 'edit');

const confirmOrder: Change = {
  admits: desk => demandRight(desk, confirm),
  async change(tx, desk, { id, values, versions, locale }) {
    const { status } = await existingOf(tx, desk, id);
    const given = { id, versions, locale };
    if (status !== 'incomplete') return execute(tx, desk, { ...toldIn(values), ...given, command: confirm });
    demandRight(desk, place);
    await execute(tx, desk, { ...given, command: place, input: {} });
    return execute(tx, desk, { ...toldIn(values), id, locale, command: confirm });
  },
};

const updateOrder: Change = {
  admits,
  async change(tx, desk, { id, values, versions }) {
    const change = { ...reasonIn(desk.entity, values), versions };
    return changedRecord(tx, desk, await updateWithin(tx, desk, id, change));
  },
};

/** What the family's calls change of orders. */
export const orderChanges = {
  confirm_order: confirmOrder,
  update_order: updateOrder,
  update_order_item: { admits, change: changeLine },
  delete_order_item: { admits, change: removeLine },
} as const satisfies Readonly<Record<string, Change>>;
