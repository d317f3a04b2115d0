import { defineLifecycle } from '../../engine/lifecycle.ts';

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
  groups: {
    /** Its departure has left, with them or without them. */
    left: ['departed', 'no_show'],
    /** It has a seat, so that it counts on its departure; that of a no-show stays counted. */
    seated: ['held', 'confirmed', 'departed', 'no_show'],
    /** It may still become a journey. */
    open: ['draft', 'waiting', 'held', 'confirmed'],
    /** It waits for a seat or has one, and has not left yet: the file of its pilgrim may not end. */
    pending: ['waiting', 'held', 'confirmed'],
    /** It takes the file of its pilgrim, which is for one journey: one of these at a time. */
    takesFile: ['waiting', 'held', 'confirmed', 'departed', 'no_show'],
    /** The file says the departure of its booking, its days, season, package and room. */
    standing: ['confirmed', 'departed', 'no_show'],
  },
});

export const {
  left,
  seated,
  open: openBookings,
  pending: pendingBookings,
  takesFile,
  standing: standingBookings,
} = bookingLifecycle.groups;
