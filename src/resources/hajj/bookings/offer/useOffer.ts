import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { BOOKING_OFFER, type BookingOffer } from '#catalog/hajj/bookings/BookingOffer.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

/**
 * What the departure in the form offers, once one is chosen. A failed question says nothing: the host has the last word
 * when the booking is saved.
 */
export function useOffer(): BookingOffer | undefined {
  const { ask } = useDataProvider<RihlaDataProvider>();
  const [departure, room, pilgrim]: readonly unknown[] = useWatch({ name: ['departure', 'room_type', 'pilgrim'] });
  const asked = new URLSearchParams({
    departure: String(departure),
    ...(typeof room === 'string' && room !== '' && { room_type: room }),
    ...(typeof pilgrim === 'number' && { pilgrim: String(pilgrim) }),
  }).toString();
  const { data } = useQuery({
    queryKey: [booking.route, 'offer', asked],
    queryFn: ({ signal }) => ask<BookingOffer>(`${BOOKING_OFFER}?${asked}`, { signal }),
    enabled: typeof departure === 'number',
    retry: false,
    staleTime: 10_000,
  });
  return typeof departure === 'number' ? data : undefined;
}
