import Box from '@mui/material/Box';
import { type RaRecord, useRecordContext } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import Typography from '@mui/material/Typography';
import { FamilyCard } from './FamilyCard.tsx';
import { FileCard } from './FileCard.tsx';
import { hasEnded } from '../bookings/hasEnded.ts';
import { LacksCard } from './LacksCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { PassportLine } from './PassportLine.tsx';
import { useIsTold } from './useIsTold.ts';
import { useSeasonOfFile } from './useSeasonOfFile.ts';
import { VisaLine } from './VisaLine.tsx';

const NUMBER = fieldOf(entities.hajj_passenger_info, 'passport_number');

/** A thumb finds the links in their lines (WCAG 2.5.8). */
const cardsSx = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& li, & p, & div > a:not(.MuiButton-root)': { lineHeight: '24px' },
  '& a:not(.MuiButton-root)': { display: 'inline-block', minHeight: 24, minWidth: 24 },
} as const;

interface CardsProps {
  readonly file: RaRecord;
}

function Cards({ file }: CardsProps) {
  const season = useSeasonOfFile(file);
  if (!useIsTold(file)) return <Box />;
  const number: unknown = file['passport_number'];
  const hasPassport = !isBlank(number) || !isBlank(file['passport_expiry_date']);
  const hasVisa = !isBlank(file['visa_no']) || !isBlank(file['mofa_no']);
  return (
    <Box sx={cardsSx}>
      <MoneyCard file={file} />
      {!hasEnded(file) && <LacksCard file={file} season={season} />}
      <FileCard title="sections.passport" empty={hasPassport ? undefined : 'filePages.passport.none'}>
        {hasPassport && (
          <Typography variant="body2" component="div">
            {!isBlank(number) && <FieldCell name="passport_number" field={NUMBER} value={number} />}{' '}
            <PassportLine file={file} season={season} />
          </Typography>
        )}
      </FileCard>
      <FileCard title="filePages.visa.title" empty={hasVisa ? undefined : 'filePages.visa.none'}>
        {hasVisa && (
          <Typography variant="body2">
            <VisaLine file={file} />
          </Typography>
        )}
      </FileCard>
      <FamilyCard file={file} />
    </Box>
  );
}

/** What one asks about a pilgrim most, beside their fields. */
export function FileCards() {
  const file = useRecordContext();
  return file ? <Cards file={file} /> : null;
}
