import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { PayTogether } from './PayTogether.tsx';

/** What may be done with the selected bookings. */
export const BookingTools = () => (
  <>
    <PayTogether />
    <BulkTools />
  </>
);
