import { defineLifecycle } from '../engine/lifecycle.ts';

/** Rules B3: what is wanted is approved before it is ordered, and then ordered at once or in parts. */
export const requestLifecycle = defineLifecycle({
  states: [
    'draft',
    'submitted',
    'approved',
    'rejected',
    'sent',
    'partially_converted',
    'converted',
    'closed',
    'cancelled',
  ],
  initial: 'draft',
  tones: {
    draft: 'info',
    submitted: 'warning',
    approved: 'success',
    rejected: 'error',
    partially_converted: 'warning',
    converted: 'success',
    cancelled: 'error',
  },
  groups: {
    unapproved: ['draft', 'submitted', 'rejected'],
    /** What it asks for is still to come, or may be. */
    wanted: ['draft', 'submitted', 'approved', 'sent', 'partially_converted'],
    /** Purchases may be made of it. */
    open: ['approved', 'sent', 'partially_converted'],
    approved: ['approved', 'sent', 'partially_converted', 'converted', 'closed'],
    refused: ['rejected', 'cancelled'],
  },
});
