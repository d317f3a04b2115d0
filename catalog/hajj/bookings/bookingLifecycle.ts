import { defineLifecycle } from '../../engine/lifecycle.ts';

/** States of whose departure has left, with them or without them. */
export const left = ['departed', 'no_show'] as const;

/** States in which a booking has a seat, so that it counts on its departure; that of a no-show stays counted. */
export const seated = ['held', 'confirmed', ...left] as const;

/** States from which a booking may still become a journey. */
export const openBookings = ['draft', 'waiting', 'held', 'confirmed'] as const;

/** States in which a booking waits for a seat or has one, and has not left yet: the file of its pilgrim may not end. */
export const pendingBookings = ['waiting', 'held', 'confirmed'] as const;

/** States in which a booking takes the file of its pilgrim, which is for one journey: one of these at a time. */
export const takesFile = [...pendingBookings, ...left] as const;

/** States in which the file says the departure of its booking, its days, season, package and room. */
export const standingBookings = ['confirmed', ...left] as const;

/** From the first request to the journey, or to its cancellation. */
export const bookingLifecycle = defineLifecycle({
  states: ['draft', 'waiting', 'held', 'confirmed', 'departed', 'no_show', 'cancelled'],
  initial: 'draft',
  tones: {
    draft: 'info',
    waiting: 'warning',
    held: 'warning',
    confirmed: 'success',
    departed: 'success',
    no_show: 'error',
    cancelled: 'error',
  },
});
