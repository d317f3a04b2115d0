import { useListContext } from 'react-admin';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { PayTogether } from '../bookings/familyPayment/PayTogether.tsx';
import { TakePayment } from '../file/TakePayment.tsx';

/** Takes money for the booking that is selected, or for several together. */
export function PaySelected() {
  const { resource, selectedIds, data } = useListContext();
  const [id, ...others] = selectedIds;
  const selected = others.length === 0 ? data?.find(row => row.id === id) : undefined;
  if (resource !== booking.route) return null;
  return selected ? <TakePayment booking={selected} /> : <PayTogether />;
}
