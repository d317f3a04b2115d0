import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { departure } from '#catalog/hajj/departures/departure.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { BookDeparture } from '../bookings/bookExtra.tsx';
import { BookingsAboard, WaitingAboard } from './BookingsAboard.tsx';
import { FamiliesAboard } from './FamiliesAboard.tsx';

interface AboardProps {
  readonly id: number;
}

function Nobody({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <Stack component="output" sx={{ alignItems: 'center', gap: 1, p: 3, pt: 0, textAlign: 'center' }}>
      <Typography color="textSecondary">{translate(text)}</Typography>
      {children}
    </Stack>
  );
}

/** The way on from a departure that nobody has booked. */
function BookFirst({ id }: AboardProps) {
  const { data } = useGetOne(departure.route, { id });
  return data ? <BookDeparture record={data} /> : null;
}

/** Who is on a departure, who waits for a seat of it, and the families among them, as far as the reader may know them. */
export function Aboard({ id }: AboardProps) {
  const who = usePrincipal();
  const knowsBookings = allowed(who, booking, 'list');
  const nobodyBooked = (
    <Nobody text="aboardPages.nobody_booked">
      <BookFirst id={id} />
    </Nobody>
  );
  return (
    <>
      {knowsBookings && <BookingsAboard departure={id} empty={nobodyBooked} />}
      {knowsBookings && <WaitingAboard departure={id} empty={<Nobody text="aboardPages.nobody_waits" />} />}
      {allowed(who, hajjPassengerInfo, 'list') && (
        <FamiliesAboard of={id} empty={<Nobody text="aboardPages.no_families" />} />
      )}
    </>
  );
}
