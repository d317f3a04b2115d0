import { defineLifecycle } from '../../lifecycle.ts';

/** States in which a booking has a seat, so that it counts on its departure. */
export const seated = ['held', 'confirmed', 'departed'] as const;

/** States from which a booking may still become a journey: a pilgrim has one of these at a time for a departure. */
export const openBookings = ['draft', 'waiting', 'held', 'confirmed'] as const;

/** From the first request to the journey, or to its cancellation. */
export const bookingLifecycle = defineLifecycle({
  states: ['draft', 'waiting', 'held', 'confirmed', 'departed', 'cancelled'],
  initial: 'draft',
  tones: {
    draft: 'info',
    waiting: 'warning',
    held: 'warning',
    confirmed: 'success',
    departed: 'success',
    cancelled: 'error',
  },
});
