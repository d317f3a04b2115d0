import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { booking as entity } from '#catalog/hajj/bookings/booking.ts';
import { restOf } from '#catalog/hajj/bookings/dueNow.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { NumberLink } from '../bookings/NumberLink.tsx';

const { departure, party } = entities;

interface BookingProps {
  readonly booking: NonNullable<FamilyFile['booking']>;
}

/** What is paid of a booking, what is left of it, and who pays, where that may be known. */
function Money({ booking }: BookingProps) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const knowsPayers = allowed(usePrincipal(), party, 'list');
  const rest = restOf(booking);
  return (
    <>
      <Typography variant="body2" component="div">
        {translate(rest > 0n ? 'filePages.paid_of' : 'filePages.nothing_owed', {
          paid: amountText(booking.paid_amount),
          due: amountText(booking.due_amount),
        })}
        {rest > 0n && booking.paid_amount !== '0.00' && (
          <>
            {' '}
            {translate('familyPages.rest')}: {amountText(rest)}
          </>
        )}
      </Typography>
      {knowsPayers && (
        <Typography variant="body2" component="div" color="textSecondary">
          {translate('familyPages.paid_by')}: <RefTitle target={party.name} id={String(booking.party)} />
        </Typography>
      )}
    </>
  );
}

/** The booking of a member: its number, departure, room and state, and its money. */
export function MemberBooking({ member: { booking, room, room_type: roomType } }: { readonly member: FamilyFile }) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  if (!booking)
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('filePages.no_booking')}
      </Typography>
    );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <NumberLink of={booking} />
        {booking.departure && (
          <PageLink to={recordPath(departure, { id: booking.departure.id }, booking.departure.name)}>
            <bdi>{booking.departure.name}</bdi>
          </PageLink>
        )}
        {roomType !== null && <FieldCell name="room_type" field={entity.fields.room_type} value={roomType} />}
        {room !== null && (
          <span>
            {translate('fields.room')} <bdi>{room}</bdi>
          </span>
        )}
        <FieldCell name="status" field={entity.fields.status} value={booking.status} />
      </Box>
      <Money booking={booking} />
    </>
  );
}
