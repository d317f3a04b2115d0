import { useCreatePath } from 'react-admin';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { booking } from '#catalog/hajj/bookings/booking.ts';

interface NumberLinkProps {
  readonly of: { readonly id: number; readonly booking_no: string };
}

/** The number of a booking, as the way to it. */
export function NumberLink({ of: { id, booking_no: number } }: NumberLinkProps) {
  const createPath = useCreatePath();
  return (
    <PageLink to={createPath({ resource: booking.route, type: 'edit', id })}>
      <bdi dir="ltr">{number}</bdi>
    </PageLink>
  );
}
