import { useListContext } from 'react-admin';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { TakePayment } from '../file/TakePayment.tsx';

/** Takes money for the one booking that is selected. */
export function PaySelected() {
  const { resource, selectedIds, data } = useListContext();
  const [id, ...others] = selectedIds;
  const selected = others.length === 0 ? data?.find(row => row.id === id) : undefined;
  return resource === booking.route && selected ? <TakePayment booking={selected} /> : null;
}
