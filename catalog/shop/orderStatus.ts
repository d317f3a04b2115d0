import { defineLabels } from '../defineLabels.ts';

/** Labels of the states of an order (rules B1). */
export const orderStatus = defineLabels({
  name: 'orderstatus',
  collection: 'orderstatuses',
  route: 'orderStatus-management/orderStatuses',
  codes: [
    'incomplete',
    'pending',
    'confirmed',
    'processing',
    'shipped',
    'delivered',
    'completed',
    'cancelled',
    'returned',
  ],
});
