import { useListContext } from 'react-admin';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { loadPageWords } from '#src/i18n/i18nIn.ts';

const Tools = onDemand(async () => {
  const { BookingTools } = await import('./familyPayment/BookingTools.tsx');
  await loadPageWords();
  return BookingTools;
}, BulkTools);

/** They come with the first row that is selected. */
function ForSelected() {
  const { selectedIds } = useListContext();
  return selectedIds.length === 0 ? <BulkTools /> : <Tools />;
}

/** What tells whether anything is owed. */
const needs = ['due_amount', 'paid_amount'];

/** Bookings; several are paid together. */
export const BookingList = () => (
  <RowsBase needs={needs}>
    <ListPage bulk={<ForSelected />} />
  </RowsBase>
);
