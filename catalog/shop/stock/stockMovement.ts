import { defineFacts } from '../../engine/defineEntity.ts';
import { choice, date, integer, money, ref, text } from '../../engine/fields.ts';

/** Why pieces came or went. A revaluation moves none: it changes what those on hand are worth. */
export const movementKinds = [
  'opening_stock',
  'goods_received',
  'returned_to_vendor',
  'shipped',
  'returned_by_customer',
  'stock_gain',
  'stock_loss',
  'transfer_in',
  'transfer_out',
  'revaluation',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Pieces of an item that came to a branch (above zero) or left it, and what they were worth. */
export const stockMovement = defineFacts({
  name: 'stock_movement',
  collection: 'stock_movements',
  route: 'e-commerce/stock-movements',
  fields: {
    stock_item: ref('stock_item', { required: true, indexed: 'moved_on' }),
    branch: ref('branch', { required: true }),
    moved_on: date({ required: true, indexed: true }),
    movement: choice(movementKinds, { required: true }),
    quantity: integer({ required: true }),
    stock_value: money({ required: true, readable: 'own:cost' }),
    /** Number of the document. */
    reference_no: text({ required: true, max: 40 }),
    /** Wire name of the document's entity, its id, and that of its line; no line moves twice (rule K5). */
    source_type: text({ required: true, max: 40 }),
    source_id: integer({ required: true }),
    source_line: integer({ required: true }),
    /** Tells apart what one line has moved in several parts, counted from 0. */
    part: integer({ required: true, initial: 0 }),
  },
  title: ['reference_no'],
  list: ['moved_on', 'reference_no', 'stock_item', 'movement', 'quantity', 'stock_value', 'branch'],
  search: ['reference_no', 'stock_item'],
  access: 'books',
  unique: [['source_type', 'source_line', 'movement', 'part']],
});
