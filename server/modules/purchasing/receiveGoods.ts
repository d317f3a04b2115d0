import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { purchaseStatusOf, toReceive } from '#catalog/purchasing/purchaseStatus.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { moveStock } from '../shop/stock/moveStock.ts';
import { piecesOf } from '../shop/stock/piecesOf.ts';
import { dayObjections } from './dayObjections.ts';
import { enterGoods, insertMade } from './goodsEntry.ts';
import { counted, purchaseOf } from './purchaseRecord.ts';

const { goods_receipt: entity } = entities;

export const receiveHandler: CommandHandler<Commands['receive_purchase_final']> = {
  async run(context) {
    const { tx, request, record, input } = context;
    const purchase = purchaseOf(record);
    const { id: purchase_final, branch, purchase_no } = purchase;
    const { received_on: day } = input;
    refuse(await dayObjections(context, purchase, { field: 'received_on', day }));
    const parts = piecesOf(purchase.items, input.pieces, { left: toReceive, code: 'over_open' }).map(part => ({
      ...part,
      worth: part.line.rate * BigInt(part.quantity),
    }));
    const worth = sum(parts.map(part => part.worth));
    const [number = ''] = await nextNumbers(tx, { prefix: 'GR', day }, 1);
    const { id, lines } = await insertMade(context, {
      entity,
      values: {
        receipt_no: number,
        purchase_final,
        received_on: day,
        branch,
        delivery_note: input.delivery_note,
        items: parts.map(part => ({
          stock_item: part.line.stock_item,
          purchase_line: part.line.id,
          quantity: part.quantity,
          rate: fromMinor(part.line.rate),
          net_amount: fromMinor(part.worth),
        })),
        amount: fromMinor(worth),
      },
    });
    await moveStock(
      tx,
      request,
      parts.map(({ line, quantity, worth: value, at }, place) => ({
        item: line.stock_item,
        branch,
        kind: 'goods_received',
        quantity,
        value,
        day,
        source: { type: entity.name, id, number, line: lines[place] ?? 0 },
        field: `pieces.${at}.quantity`,
      })),
    );
    const amounts = { inventory: worth, grni: -worth };
    await enterGoods(context, { entity, id, number, day, branch, details: purchase_no, amounts });
    const counters = new Map(parts.map(({ line, quantity }) => [line.id, { received: line.received + quantity }]));
    const set = { items: counted(record.items, counters), ...purchaseStatusOf(counted(purchase.items, counters)) };
    return { set, output: { goods_receipt: id } };
  },
};
