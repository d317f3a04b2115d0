import { defineLabels } from '../engine/defineLabels.ts';
import { labelColors } from '../engine/texts/labelColors.ts';
import type { Seeded } from '../engine/lifecycle.ts';
import type { orderLifecycle } from './orders/orderLifecycle.ts';

const { grey, amber, blue, indigo, purple, teal, green, red, brown } = labelColors;

/** Labels of the states of an order (rules B1). */
export const orderStatus = defineLabels({
  name: 'orderstatus',
  collection: 'orderstatuses',
  route: 'orderStatus-management/orderStatuses',
  seeded: {
    incomplete: ['Incomplete', grey],
    pending: ['Pending', amber],
    confirmed: ['Confirmed', blue],
    processing: ['Processing', indigo],
    shipped: ['Shipped', purple],
    delivered: ['Delivered', teal],
    completed: ['Completed', green],
    cancelled: ['Cancelled', red],
    returned: ['Returned', brown],
  } satisfies Record<(typeof orderLifecycle.states)[number], Seeded>,
});
