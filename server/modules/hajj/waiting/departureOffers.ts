import type { Effect } from '#server/engine/context/host.ts';
import { endOffers } from './endOffers.ts';
import { offerSeats } from './offerSeats.ts';

/**
 * Seats that are added, and free ones of a departure that takes bookings again, are offered; offers end as the lists are
 * locked, and those who had them keep their place.
 */
export const departureOffers: Effect = {
  async afterChange(tx, request, { before, after }) {
    if (!before || !after) return;
    const departure = Number(after['id']);
    const isAdded = Number(after['seats']) > Number(before['seats']);
    const opens = after['status'] === 'open' && (before['status'] === 'locked' || before['status'] === 'draft');
    if (isAdded || opens) await offerSeats(tx, request, departure, { again: isAdded });
    if (after['status'] === 'locked' && before['status'] !== 'locked')
      await endOffers(tx, request, departure, { reason: 'lists_locked', keepsPlace: true });
  },
};
