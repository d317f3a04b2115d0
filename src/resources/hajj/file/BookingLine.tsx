import Box from '@mui/material/Box';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { NumberLink } from '../bookings/NumberLink.tsx';

const told = ['departure', 'room_type', 'status'] as const;

/** A booking of a file: its number, departure, room and state. */
export function BookingLine({ booking }: { readonly booking: RaRecord }) {
  return (
    <RecordContextProvider value={booking}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <NumberLink of={{ id: Number(booking.id), booking_no: String(booking['booking_no'] ?? `#${booking.id}`) }} />
        {told.map(name =>
          isBlank(booking[name]) ? null : (
            <span key={name}>
              <FieldCell name={name} field={fieldOf(entities.booking, name)} value={booking[name]} />
            </span>
          ),
        )}
      </Box>
    </RecordContextProvider>
  );
}
