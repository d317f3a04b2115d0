import { defineLifecycle } from '../../engine/lifecycle.ts';

/** The one lifecycle of an order (rules B1); how far it is paid and shipped is derived beside it. */
export const orderLifecycle = defineLifecycle({
  states: [
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
  initial: 'incomplete',
  tones: {
    incomplete: 'info',
    pending: 'warning',
    confirmed: 'info',
    processing: 'info',
    shipped: 'info',
    delivered: 'success',
    completed: 'success',
    cancelled: 'error',
    returned: 'error',
  },
});
