import { defineEntity } from '../../engine/defineEntity.ts';
import { integer, ref, text } from '../../engine/fields.ts';

/** Pieces that a line of a confirmed order has promised, until they are shipped or given up (rules K3, K4). */
export const reservation = defineEntity({
  name: 'reservation',
  collection: 'reservations',
  route: 'e-commerce/reservations',
  fields: {
    stock_item: ref('stock_item', { required: true }),
    branch: ref('branch', { required: true }),
    quantity: integer({ required: true }),
    reference_no: text({ required: true, max: 40 }),
    /** Wire name of the document's entity, its id, and that of its line. */
    source_type: text({ required: true, max: 40 }),
    source_id: integer({ required: true }),
    source_line: integer({ required: true }),
  },
  title: ['reference_no'],
  list: ['reference_no', 'stock_item', 'branch', 'quantity'],
  form: { main: ['reference_no', 'stock_item', 'branch', 'quantity', 'source_type', 'source_id', 'source_line'] },
  search: ['reference_no', 'stock_item'],
  access: 'books',
  actions: ['list', 'show'],
  unique: [['source_type', 'source_line']],
  checks: [{ name: 'quantity', left: 'quantity', is: '>=', right: 1 }],
});
