import { defineLifecycle } from '../engine/lifecycle.ts';

/** An order to a vendor, from its draft to the day on which nothing more is expected of it (rules B3). */
export const purchaseLifecycle = defineLifecycle({
  states: ['draft', 'confirmed', 'closed', 'cancelled'],
  initial: 'draft',
  tones: { draft: 'info', confirmed: 'warning', closed: 'success', cancelled: 'error' },
  groups: { ordered: ['confirmed', 'closed'], standing: ['draft', 'confirmed', 'closed'] },
});
