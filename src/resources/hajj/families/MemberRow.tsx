import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import type { FamilyAnswer, FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mediaUrl } from '#src/authProvider/host.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { MemberBooking } from './MemberBooking.tsx';
import { MemberSteps } from './MemberSteps.tsx';
import { WithMahram } from './WithMahram.tsx';

interface MemberProps {
  readonly member: FamilyFile;
}

interface MemberRowProps extends MemberProps {
  readonly family: FamilyAnswer;
  readonly isSelected: boolean;
  /** Of several journeys each file says which one it is. */
  readonly hasSeason: boolean;
  onToggle(): void;
}

const { fields } = hajjPassengerInfo;

/** On a phone what a booking tells stands below the person, and the steps beside them. */
const row = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 0.5,
  p: 1,
  borderBlockEnd: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '42px minmax(0, 1fr) auto', md: '42px minmax(0, 1fr) minmax(0, 1fr) 76px' },
  gridTemplateAreas: {
    xs: '"pick person steps" ". booking booking"',
    md: '"pick person booking steps"',
  },
  '& a': { lineHeight: '24px' },
} as const;

function Person({ member, hasSeason }: MemberProps & Pick<MemberRowProps, 'hasSeason'>) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { id, name, photo, status, season, passport_number: passport } = member;
  return (
    <Box sx={{ gridArea: 'person', display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Avatar src={photo === null ? undefined : `${mediaUrl}${photo}`} alt="" variant="rounded" />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <PageLink to={recordPath(entities.hajj_passenger_info, { id }, name)}>
            <bdi>{name}</bdi>
          </PageLink>
          {member.is_leader && <Chip size="small" variant="outlined" label={translate('aboardPages.leader')} />}
          <FieldCell name="status" field={fields.status} value={status} />
          {hasSeason && season !== null && <RefTitle target={entities.season.name} id={String(season)} />}
        </Box>
        {passport !== null && (
          <div>
            <FieldCell name="passport_number" field={fields.passport_number} value={passport} />
          </div>
        )}
        <WithMahram member={member} />
      </Box>
    </Box>
  );
}

/** Somebody of a family, with how they travel and what is paid for them as far as its reader may know. */
export function MemberRow({ member, family, isSelected, hasSeason, onToggle }: MemberRowProps) {
  const translate = useTranslate();
  const knowsBookings = allowed(usePrincipal(), entities.booking, 'list');
  const label = `${translate('ra.action.select_row')}: ${member.name}`;
  return (
    <Box component="li" sx={{ ...row, ...(isSelected && { bgcolor: 'action.selected' }) }}>
      <Checkbox
        checked={isSelected}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': label } }}
        sx={{ gridArea: 'pick' }}
      />
      <Person member={member} hasSeason={hasSeason} />
      {knowsBookings && (
        <Box sx={{ gridArea: 'booking', minWidth: 0 }}>
          <MemberBooking member={member} />
        </Box>
      )}
      <Box sx={{ gridArea: 'steps', justifySelf: 'end', whiteSpace: 'nowrap' }}>
        <MemberSteps member={member} family={family} />
      </Box>
    </Box>
  );
}
