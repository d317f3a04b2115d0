import { defineLabels } from '../engine/defineLabels.ts';
import { labelColors } from '../engine/texts/labelColors.ts';
import type { Seeded } from '../engine/lifecycle.ts';
import type { purchaseLifecycle } from '../purchasing/purchaseLifecycle.ts';
import type { requestLifecycle } from '../purchasing/requestLifecycle.ts';

const { grey, amber, blue, red, indigo, purple, teal, green } = labelColors;

/** Labels of the states of purchase requests and purchases (rules B3). */
export const purchaseStatus = defineLabels({
  name: 'purchase_status',
  collection: 'purchase_statuses',
  route: 'purchaseStatus-management/purchaseStatuses',
  seeded: {
    draft: ['Draft', grey],
    submitted: ['Submitted', amber],
    approved: ['Approved', blue],
    rejected: ['Rejected', red],
    sent: ['Sent to vendor', indigo],
    partially_converted: ['Partly converted', purple],
    converted: ['Converted', teal],
    confirmed: ['Confirmed', blue],
    closed: ['Closed', green],
    cancelled: ['Cancelled', red],
  } satisfies Record<(typeof requestLifecycle.states | typeof purchaseLifecycle.states)[number], Seeded>,
});
