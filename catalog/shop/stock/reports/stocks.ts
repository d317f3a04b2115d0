import { defineReport } from '#catalog/engine/defineReport.ts';
import { inventory } from '../inventory.ts';
import { stockMovement } from '../stockMovement.ts';

const { moved_on, stock_item, branch, stock_value } = stockMovement.fields;

/** What each branch had of each item at the end of a day, and what that was worth (rule K10). */
export const stocks = defineReport({
  name: 'stocks',
  route: 'report-management/stocks-reports',
  module: 'shop',
  reads: ['stock_movement', 'stock_item'],
  parameters: { moved_on, stock_item, branch },
  asOf: 'moved_on',
  columns: {
    branch: { field: branch },
    stock_item: { field: stock_item },
    on_hand: {
      field: inventory.fields.on_hand,
      total: true,
      drillDown: (row, asked) => ({
        report: 'stock_movements',
        filter: {
          stock_item__in: [row['stock_item']],
          branch__in: [row['branch']],
          moved_on__lte: asked['moved_on__lte'],
        },
      }),
    },
    /** Moving average of a piece. */
    unit_cost: { field: stock_value },
    stock_value: { field: stock_value, total: true },
  },
});
