import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { daysBetween } from '#catalog/engine/days/days.ts';
import { PASSPORT_DAYS } from '#catalog/hajj/fly/requirements.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { useToday } from '../../authProvider/useToday.ts';

interface ExpiryWarningProps {
  /** The last day of a passport. */
  readonly day: string;
  /**
   * The day on which it must still be valid; undefined of somebody whose journey nobody knows, null where nothing is to
   * be said but that it has expired.
   */
  readonly until: string | null | undefined;
}

/** Says when a passport has expired, or will too soon for a journey; nothing of one that lasts. */
export function ExpiryWarning({ day, until }: ExpiryWarningProps) {
  const translate = useTranslate();
  const reader = useReader();
  const today = useToday();
  if (today === undefined) return null;
  const hasExpired = day < today;
  const isShort = until === undefined ? daysBetween(today, day) < PASSPORT_DAYS : until !== null && day < until;
  if (!hasExpired && !isShort) return null;
  const written = (date: string) => valueText({ kind: 'date', required: true }, date, reader);
  const told = until ? 'pages.search.expires_before' : 'pages.search.expires_soon';
  return (
    <Alert severity={hasExpired ? 'error' : 'warning'}>
      {translate(hasExpired ? 'pages.search.expired' : told, {
        date: written(day),
        until: until ? written(until) : '',
      })}
    </Alert>
  );
}
