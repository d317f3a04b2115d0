import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { daysBetween } from '#catalog/engine/days/days.ts';
import { PASSPORT_DAYS } from '#catalog/hajj/fly/requirements.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { useToday } from '../../authProvider/useToday.ts';

/** Says when a passport has expired, or will too soon for a journey; nothing of one that lasts. */
export function ExpiryWarning({ day }: { readonly day: string }) {
  const translate = useTranslate();
  const reader = useReader();
  const today = useToday();
  const left = today === undefined ? Infinity : daysBetween(today, day);
  if (left >= PASSPORT_DAYS) return null;
  const date = valueText({ kind: 'date', required: true }, day, reader);
  return (
    <Alert severity={left < 0 ? 'error' : 'warning'}>
      {translate(left < 0 ? 'pages.search.expired' : 'pages.search.expires_soon', { date })}
    </Alert>
  );
}
