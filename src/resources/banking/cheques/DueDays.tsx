import Schedule from '@mui/icons-material/ScheduleOutlined';
import Chip from '@mui/material/Chip';
import { type RaRecord, useTranslate } from 'react-admin';
import { daysBetween } from '#catalog/engine/days/days.ts';
import { useToday } from '#src/authProvider/useToday.ts';

/** In how many days a cheque that is post-dated may be presented; nothing of any other. */
export function DueDays({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const today = useToday();
  const dated: unknown = record['cheque_date'];
  if (record['status'] !== 'post_dated' || typeof dated !== 'string' || !today) return null;
  const days = daysBetween(today, dated);
  const label = days > 0 ? translate('billPages.due.due', { smart_count: days }) : translate('billPages.due.today');
  return (
    <Chip size="small" variant="outlined" color={days > 7 ? 'default' : 'warning'} icon={<Schedule />} label={label} />
  );
}
