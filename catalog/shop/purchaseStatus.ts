import { defineLabels } from '../defineLabels.ts';

/** Labels of the states of purchase requests and purchases (rules B3). */
export const purchaseStatus = defineLabels({
  name: 'purchase_status',
  collection: 'purchase_statuses',
  route: 'purchaseStatus-management/purchaseStatuses',
  codes: [
    'draft',
    'submitted',
    'approved',
    'rejected',
    'sent',
    'partially_converted',
    'converted',
    'confirmed',
    'closed',
    'cancelled',
  ],
});
