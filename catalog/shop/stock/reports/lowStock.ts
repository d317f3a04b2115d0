import { defineReport } from '#catalog/engine/defineReport.ts';
import { integer } from '#catalog/engine/fields.ts';
import { product } from '../../product.ts';
import { inventory } from '../inventory.ts';
import { stockItem } from '../stockItem.ts';

const { stock_item, branch, on_hand, reserved, available } = inventory.fields;

/** Items of which less is available than their reorder level, by whom they are bought from. */
export const lowStock = defineReport({
  name: 'low_stock',
  route: 'report-management/low-stock-reports',
  module: 'shop',
  reads: ['inventory', 'stock_item', 'product'],
  parameters: { stock_item, branch },
  columns: {
    vendor: { field: product.fields.vendor },
    stock_item: { field: stock_item },
    on_hand: { field: on_hand },
    reserved: { field: reserved },
    available: {
      field: available,
      drillDown: (row, asked) => ({
        list: 'inventory',
        filter: {
          stock_item__in: [row['stock_item']],
          ...(asked['branch__in'] !== undefined && { branch__in: asked['branch__in'] }),
        },
      }),
    },
    reorder_level: { field: stockItem.fields.reorder_level },
    /** What lacks to the reorder level. */
    shortage: { field: integer(), total: true },
    /** Pieces in requests and purchases that have not come, of the branches whose stock is told. */
    on_order: { field: integer(), total: true },
    /** What lacks beyond that. */
    to_order: { field: integer(), total: true },
  },
  groupBy: 'vendor',
});
