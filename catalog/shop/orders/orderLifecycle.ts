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
  groups: {
    /** It may change as a whole. */
    open: ['incomplete', 'pending'],
    /** Its lines are promised pieces. */
    promised: ['confirmed', 'processing'],
    /** Its open pieces are promised to it, and will be billed. */
    picked: ['confirmed', 'processing', 'shipped'],
    /** Placed, and neither given up nor all of it back. */
    standing: ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'completed'],
    /** Nothing of it has shipped. */
    unshipped: ['incomplete', 'pending', 'confirmed', 'processing'],
    ended: ['completed', 'cancelled', 'returned'],
  },
});
