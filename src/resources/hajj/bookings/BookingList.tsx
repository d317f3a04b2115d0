import { forSelected } from '#src/engine/bulk/forSelected.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';

const Tools = forSelected(async () => (await import('./familyPayment/BookingTools.tsx')).BookingTools);

/** What tells whether anything is owed. */
const needs = ['due_amount', 'paid_amount'];

/** Bookings; several are paid together. */
export const BookingList = () => (
  <RowsBase needs={needs}>
    <ListPage bulk={<Tools />} />
  </RowsBase>
);
