import { defineLifecycle } from '../../engine/lifecycle.ts';

/** Where a departure stands, from its plan to the last bill of its suppliers (rules B5). */
export const departureLifecycle = defineLifecycle({
  states: ['draft', 'open', 'full', 'locked', 'cancelling', 'departed', 'returned', 'settled', 'cancelled'],
  initial: 'draft',
  tones: {
    draft: 'info',
    open: 'success',
    full: 'warning',
    locked: 'info',
    cancelling: 'warning',
    departed: 'success',
    returned: 'success',
    settled: 'success',
    cancelled: 'error',
  },
  groups: {
    /** Its terms may change. */
    changeable: ['draft', 'open', 'full'],
    /** It is offered, and has still to leave. */
    ahead: ['open', 'full', 'locked'],
    left: ['departed', 'returned', 'settled'],
  },
});
