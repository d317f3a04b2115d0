import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { StatementLink, usePartyOfPerson } from '../../bills/statement/StatementLink.tsx';
import { BookingLine } from './BookingLine.tsx';
import { FileCard } from './FileCard.tsx';
import { LastReceipt } from './LastReceipt.tsx';
import { MoneyLine } from './MoneyLine.tsx';
import { TakePaymentOfOne } from './TakePaymentOfOne.tsx';
import { useBookingsOfFile } from '../bookings/useBookingsOfFile.ts';

const { booking: entity, hajj_passenger_info: pilgrim } = entities;

/** The booking of a file, what is paid and due, and the steps about money. */
export function MoneyCard({ file }: { readonly file: RaRecord }) {
  const who = usePrincipal();
  const { booking, bookings } = useBookingsOfFile(file);
  const own = usePartyOfPerson(pilgrim.name, Number(file['first_file'] ?? file.id));
  if (!allowed(who, entity, 'list')) return null;
  if (!booking) return <FileCard title="filePages.booking" empty="filePages.no_booking" />;
  const payer: unknown = booking['party'];
  return (
    <FileCard title="filePages.booking">
      <BookingLine booking={booking} />
      <Box sx={{ mt: 0.5 }}>
        <MoneyLine booking={booking} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <TakePaymentOfOne booking={booking} bookings={bookings} />
        <LastReceipt booking={booking} />
        {typeof payer === 'number' && payer !== own?.id && (
          <StatementLink party={payer} label="filePages.payer_statement" />
        )}
      </Box>
    </FileCard>
  );
}
