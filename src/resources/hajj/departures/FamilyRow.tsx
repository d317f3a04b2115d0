import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useCreatePath, useListContext, useTranslate } from 'react-admin';
import type { FamilyMember } from '#catalog/hajj/departures/Families.ts';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useBulkRights } from '#src/engine/bulk/useBulkRights.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';

interface MemberProps {
  readonly member: FamilyMember;
}

/** Where somebody of the family is: by which booking on this departure, on another one, or on none. */
function Whereabouts({ member: { is_aboard: isAboard, booking: taken, departure } }: MemberProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (taken)
    return (
      <>
        <PageLink to={createPath({ resource: booking.route, type: 'edit', id: taken.id })}>
          <bdi dir="ltr">{taken.booking_no}</bdi>
        </PageLink>
        <FieldCell name="status" field={booking.fields.status} value={taken.status} />
      </>
    );
  if (isAboard) return null;
  const text = departure
    ? translate('aboardPages.elsewhere', { departure: departure.code })
    : translate('aboardPages.not_aboard');
  return (
    <Typography variant="body2" color="warning" component="span">
      {text}
    </Typography>
  );
}

/** Somebody of a family. */
export function FamilyRow({ member }: MemberProps) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { selectedIds, onToggleItem } = useListContext();
  const { canMove, canDelete } = useBulkRights();
  const label = `${translate('ra.action.select_row')}: ${member.name}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        ...(selectedIds.includes(member.id) && { bgcolor: 'action.selected' }),
      }}
    >
      {(canMove || canDelete) && (
        // In its place also where there is none, so that all names stand below each other.
        <Box sx={{ width: 42, flexShrink: 0 }}>
          {member.is_aboard && (
            <Checkbox
              checked={selectedIds.includes(member.id)}
              onChange={() => onToggleItem(member.id)}
              slotProps={{ input: { 'aria-label': label } }}
            />
          )}
        </Box>
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, paddingBlock: 0.5 }}
      >
        <PageLink to={recordPath(entities.hajj_passenger_info, { id: member.id }, member.name)}>
          <bdi>{member.name}</bdi>
        </PageLink>
        {member.is_leader && <Chip size="small" variant="outlined" label={translate('aboardPages.leader')} />}
        <FieldCell name="status" field={hajjPassengerInfo.fields.status} value={member.status} />
        <Whereabouts member={member} />
      </Box>
    </Box>
  );
}
