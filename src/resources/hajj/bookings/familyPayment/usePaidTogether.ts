import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { restOf } from '#catalog/hajj/bookings/dueNow.ts';

/** What is shown and proposed of each. */
const meta = { fields: ['booking_no', 'due_amount', 'instalments', 'paid_amount', 'party', 'pilgrim', 'status'] };

export interface PaidTogether {
  /** Those that money may be taken for. */
  readonly owing: readonly RaRecord[];
  readonly settled: readonly RaRecord[];
  /** Nothing is paid for a draft. */
  readonly drafts: readonly RaRecord[];
}

const sorted = (bookings: readonly RaRecord[]): PaidTogether => {
  const [drafts, others] = [true, false].map(isDraft =>
    bookings.filter(one => (one['status'] === 'draft') === isDraft),
  );
  return {
    drafts: drafts ?? [],
    owing: (others ?? []).filter(one => restOf(one) > 0n),
    settled: (others ?? []).filter(one => restOf(one) === 0n),
  };
};

/** Bookings as they are now, not as a list has shown them. */
export function usePaidTogether(ids: readonly Identifier[]) {
  const dataProvider = useDataProvider();
  const { data, error } = useQuery({
    queryKey: [booking.route, 'payTogether', ids],
    queryFn: async ({ signal }) => {
      const answer = await dataProvider.getList<RaRecord>(booking.route, {
        filter: { id__in: ids },
        sort: { field: 'booking_no', order: 'ASC' },
        // One would be told without the names of those whom it names.
        pagination: { page: 1, perPage: Math.max(ids.length, 2) },
        meta,
        signal,
      });
      return sorted(answer.data);
    },
    gcTime: 0,
  });
  return { told: data, error };
}
