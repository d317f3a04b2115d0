import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type FilterPayload, ListBase, ResourceContextProvider, type SortPayload } from 'react-admin';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { seated } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { useRowMeta } from '#src/engine/crud/list/rowFields.ts';
import { OwnColumns } from '#src/engine/entity/columns.ts';
import { AboardSection } from './AboardSection.tsx';

const bookingColumns = ['booking_no', 'pilgrim', 'room_type', 'status', 'amount', 'paid_amount', 'due_amount'];
const waitingColumns = [
  'waiting_since',
  'booking_no',
  'pilgrim',
  'room_type',
  'status',
  'is_offered',
  'hold_until',
  'amount',
];

/** What is shown and proposed where money is taken for one of them. */
const ofPayment = ['due_amount', 'paid_amount', 'instalments', 'party'];

const byNumber: SortPayload = { field: 'booking_no', order: 'ASC' };
const firstCome: SortPayload = { field: 'waiting_since', order: 'ASC' };

interface ListProps {
  readonly title: string;
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
  readonly empty: ReactNode;
}

function List({ title, filter, sort, empty }: ListProps) {
  const meta = useRowMeta(ofPayment);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <ListBase disableAuthentication storeKey={false} perPage={25} filter={filter} sort={sort} queryOptions={{ meta }}>
      <AboardSection title={title} empty={empty}>
        {phone ? <EntityCards /> : <EntityTable />}
      </AboardSection>
    </ListBase>
  );
}

interface AboardProps {
  readonly departure: number;
  readonly empty: ReactNode;
}

/** Who has a seat of a departure, or is about to ask for one; a seat that is only offered stands on the waiting list. */
export const BookingsAboard = ({ departure, empty }: AboardProps) => (
  <ResourceContextProvider value={booking.route}>
    <OwnColumns value={bookingColumns}>
      <List
        title="aboardPages.bookings"
        filter={{ departure, status__in: ['draft', ...seated], waiting_since: null }}
        sort={byNumber}
        empty={empty}
      />
    </OwnColumns>
  </ResourceContextProvider>
);

/** Who waits for a seat of a departure, first come first, with what is offered to whom until when. */
export const WaitingAboard = ({ departure, empty }: AboardProps) => (
  <ResourceContextProvider value={booking.route}>
    <OwnColumns value={waitingColumns}>
      <List
        title="aboardPages.waiting"
        filter={{ departure, status__in: ['waiting', 'held'], waiting_since__isnull: false }}
        sort={firstCome}
        empty={empty}
      />
    </OwnColumns>
  </ResourceContextProvider>
);
