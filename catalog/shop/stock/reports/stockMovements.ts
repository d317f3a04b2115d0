import { defineReport } from '#catalog/engine/defineReport.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { stockKinds } from '../stockDocuments.ts';
import { stockMovement } from '../stockMovement.ts';

const { moved_on, reference_no, stock_item, movement, branch, quantity, stock_value, source_type, source_id } =
  stockMovement.fields;

const isDocument = (name: unknown): name is EntityName => typeof name === 'string' && name in stockKinds;

/** What came and went, row by row; the sums are what is left of it. */
export const stockMovements = defineReport({
  name: 'stock_movements',
  route: 'report-management/stock-movement-reports',
  module: 'shop',
  reads: ['stock_movement', 'stock_item'],
  parameters: { moved_on, stock_item, branch, movement, reference_no },
  columns: {
    moved_on: { field: moved_on },
    reference_no: {
      field: reference_no,
      drillDown: row =>
        isDocument(row['source_type']) ? { record: row['source_type'], id: Number(row['source_id']) } : undefined,
    },
    stock_item: { field: stock_item },
    branch: { field: branch },
    movement: { field: movement },
    quantity: { field: quantity, total: true },
    stock_value: { field: stock_value, total: true },
  },
  aside: { source_type, source_id },
});
