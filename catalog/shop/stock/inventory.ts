import { defineEntity } from '../../engine/defineEntity.ts';
import { integer, money, ref } from '../../engine/fields.ts';
import { byCosts } from '../../ledger/chart/costs.ts';

/**
 * How many pieces of an item a branch has, and what they are worth by moving average. Kept by the host beside the
 * movements, and rebuildable from them (rules K1, K2, K7); nobody writes it by hand.
 */
export const inventory = defineEntity({
  name: 'inventory',
  collection: 'inventories',
  route: 'e-commerce/inventories',
  fields: {
    stock_item: ref('stock_item', { required: true }),
    branch: ref('branch', { required: true }),
    on_hand: integer({ required: true, initial: 0 }),
    /** Promised to confirmed orders, and not shipped yet. */
    reserved: integer({ required: true, initial: 0 }),
    /** On hand less reserved. */
    available: integer({ required: true, initial: 0 }),
    stock_value: money({ required: true, initial: '0.00', readable: byCosts }),
  },
  title: ['stock_item'],
  list: ['stock_item', 'branch', 'on_hand', 'reserved', 'available', 'stock_value'],
  form: { main: ['stock_item', 'branch', 'on_hand', 'reserved', 'available', 'stock_value'] },
  search: ['stock_item'],
  access: 'books',
  actions: ['list', 'show'],
  unique: [['stock_item', 'branch']],
  checks: [
    { name: 'reserved', left: 'reserved', is: '>=', right: 0 },
    { name: 'not_more_than_on_hand', left: 'reserved', is: '<=', right: 'on_hand' },
    { name: 'value', left: 'stock_value', is: '>=', right: 0 },
  ],
});
