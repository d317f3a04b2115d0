import { defineEntity } from '../../engine/defineEntity.ts';
import { flag, integer, money, ref, text } from '../../engine/fields.ts';

/** Most pieces that one line of a document may name; sums of any number of lines stay within what the database holds. */
export const MOST_PIECES = 1_000_000;

/**
 * What is kept in stock, ordered, received and shipped: a variant of a product, such as one colour and size of it. Each
 * product has at least its default one, made with it; a product without variants has no other.
 */
export const stockItem = defineEntity({
  name: 'stock_item',
  collection: 'stock_items',
  route: 'e-commerce/stock-items',
  fields: {
    product: ref('product', { required: true }),
    color: ref('color'),
    size: ref('size'),
    /** What else tells it from the others, such as "with lock". */
    variant: text({ max: 100 }),
    /** Its product and what tells it from the others, kept by the host. */
    name: text({ readOnly: true, max: 500 }),
    sku: text({ unique: true, max: 255 }),
    barcode: text({ unique: true, max: 50 }),
    /** Its own price; that of its product where it has none. */
    unit_price: money({ min: 0 }),
    /** Where fewer are available, more are to be ordered. */
    reorder_level: integer({ min: 0, max: MOST_PIECES }),
    is_default: flag({ readOnly: true }),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['name', 'sku', 'barcode', 'unit_price', 'reorder_level', 'is_active'],
  form: {
    main: ['product', 'color', 'size', 'variant', 'sku', 'barcode', 'unit_price', 'reorder_level', 'is_active'],
  },
  search: ['name', 'sku', 'barcode'],
  access: 'content',
  unique: [['product', 'name']],
  checks: [{ name: 'unit_price', left: 'unit_price', is: '>=', right: 0 }],
});
