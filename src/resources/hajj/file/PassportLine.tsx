import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { passportUntil } from '#catalog/hajj/fly/requirements.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { askingOf, type File } from './lacksOfFile.ts';
import type { SeasonOfFile } from './useSeasonOfFile.ts';

const DAY = date();

interface PassportLineProps {
  readonly file: File;
  readonly season: SeasonOfFile;
}

function standing(day: string, today: string | undefined, until: string | undefined) {
  if (today !== undefined && day < today) return 'expired';
  if (until === undefined) return 'lasts';
  return day < until ? 'too_short' : 'long_enough';
}

/** Until when a passport is valid, held against the day that the season or the return asks for. */
export function PassportLine({ file, season }: PassportLineProps) {
  const translate = useTranslate();
  const reader = useReader();
  const today = useToday();
  const day: unknown = file['passport_expiry_date'];
  if (typeof day !== 'string') return translate('filePages.passport.undated');
  const until = season === undefined ? undefined : passportUntil(askingOf(season, file).policy, file);
  const how = standing(day, today, until);
  const written = (one: string) => valueText(DAY, one, reader);
  return (
    <Typography
      variant="body2"
      component="span"
      {...((how === 'expired' || how === 'too_short') && { color: 'error' })}
    >
      {translate(`filePages.passport.${how}`, { day: written(day), until: until ? written(until) : '' })}
    </Typography>
  );
}
