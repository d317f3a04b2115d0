import { isEqual, pick } from 'es-toolkit';
import { commandOf } from '#catalog/registry/commands.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Wire } from '#server/engine/context/values.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { lockLevels } from '../stock/levels.ts';
import { release, reserve } from '../stock/reserve.ts';
import { overCredit } from './creditRoom.ts';
import { type OrderLine, orderOf } from './orderRecord.ts';

/** Whose lines are promised pieces. */
export const TYPE = 'order';

const { open, promised, unshipped } = orderLifecycle.groups;
const terms = { keeps: ['items', 'discount', 'delivery_charge', 'delivery_tax'], problem: 'order_stays' } as const;
const untilConfirmed = lockedFields({ open, ...terms });
const untilShipped = lockedFields({ open: unshipped, ...terms });

const confirm = commandOf('confirm_order');

/** Lines change until something ships (rules B1); of what was confirmed, by whoever might have confirmed it so. */
const termsStay: Effect = {
  check: async (tx, request, merged) =>
    (await (mayPerform(request.caller, confirm) ? untilShipped : untilConfirmed).check?.(tx, request, merged)) ?? [],
};

const isSame = (one: OrderLine, other: OrderLine | undefined): boolean =>
  isEqual(pick(one, ['stock_item', 'quantity']), other && pick(other, ['stock_item', 'quantity']));

/** Whether a change leaves an order where its lines are promised pieces, as it found it. */
const staysPromised = (before: Wire | undefined, after: Wire | undefined): boolean =>
  isIn(promised, after?.['status']) && before?.['status'] === after?.['status'];

/** Lines that are promised pieces are promised what they now ask for, all of it or nothing; and within the credit. */
const promisesFollow: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (!staysPromised(before, after)) return;
    const [was, now] = [orderOf(before), orderOf(after)];
    if (now.amount > was.amount) {
      const code = await overCredit({ tx, record: after });
      if (code) refuse([violation('items', code)]);
    }
    const changed = (lines: readonly OrderLine[], others: readonly OrderLine[]) =>
      lines.filter(
        line =>
          !isSame(
            line,
            others.find(other => other.id === line.id),
          ),
      );
    const [gone, wanted] = [changed(was.items, now.items), changed(now.items, was.items)];
    if (gone.length + wanted.length === 0) return;
    // Both are locked in the one order for everybody, which two steps would not keep.
    const places = [...gone, ...wanted].map(({ stock_item: item }) => ({ item, branch: now.branch }));
    await lockLevels(tx, request, places);
    await release(
      tx,
      request,
      gone.map(({ id }) => ({ type: TYPE, id })),
    );
    await reserve(
      tx,
      request,
      wanted.map(({ id, stock_item: item, quantity }) => ({
        item,
        branch: now.branch,
        quantity,
        line: { type: TYPE, id },
        document: { number: now.order_no, id: now.id },
        field: `items.${now.items.findIndex(line => line.id === id)}.quantity`,
      })),
    );
  },
};

/** What belongs to the lines of an order once they are promised pieces. */
export const promisedLines: readonly Effect[] = [termsStay, promisesFollow];
