import { type RaRecord, useGetList } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { takesFile } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';

/** More than one journey needs. */
const MOST = 25;

/** What the page of a pilgrim tells of a booking, and what its steps ask. */
const meta = {
  fields: [
    'booking_no',
    'departure',
    'due_amount',
    'instalments',
    'paid_amount',
    'party',
    'pilgrim',
    'room_type',
    'status',
  ],
};

const takes = ({ status }: RaRecord): boolean => takesFile.some(one => one === status);

interface BookingsOfFile {
  readonly isLoading: boolean;
  /** The booking of this journey; else the newest that was begun or cancelled. */
  readonly booking: RaRecord | undefined;
  /** All of them, the newest first. */
  readonly bookings: readonly RaRecord[];
  /** Whether it takes the file, which is for one journey. */
  readonly isTaken: boolean;
}

/** Bookings of a pilgrim's file; all parts of its page share one request. */
export function useBookingsOfFile(file: RaRecord): BookingsOfFile {
  const who = usePrincipal();
  const { data = [], isLoading } = useGetList(
    booking.route,
    {
      filter: { pilgrim: file.id },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: MOST },
      meta,
    },
    { enabled: allowed(who, booking, 'list') },
  );
  const taking = data.find(takes);
  return { isLoading, booking: taking ?? data[0], bookings: data, isTaken: taking !== undefined };
}
