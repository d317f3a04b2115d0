import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { DepartureSeat } from '#catalog/hajj/departures/DepartureSeats.ts';
import { AwayRow } from './AwayRow.tsx';

interface HeldUp {
  readonly pilgrim: number;
  readonly event: string;
}

interface AwayProps {
  readonly seats: readonly (DepartureSeat & { readonly pilgrim: number })[];
  /** Who is away whom its reader may not know. */
  readonly hidden: number;
}

/** Everybody who is away: they come home, unless something has happened. */
export function AwayInput({ seats, hidden }: AwayProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { append, remove } = useFieldArray({ name: 'staying' });
  const watched: unknown = useWatch({ name: 'staying' });
  const day: unknown = useWatch({ name: 'returned_on' });
  const rows: readonly HeldUp[] = Array.isArray(watched) ? watched : [];
  const tell = (pilgrim: number, at: number) => (event: string | undefined) => {
    if (event === undefined) return remove(at);
    if (at >= 0) return setValue(`staying.${at}.event`, event, { shouldDirty: true });
    return append({ pilgrim, event, event_date: day, details: null }, { shouldFocus: false });
  };
  return (
    <section aria-label={translate('fields.staying')}>
      <Typography component="p" variant="subtitle2" aria-live="polite" sx={{ mb: 1 }}>
        {translate('departurePages.come_home', { smart_count: seats.length + hidden - rows.length })}
      </Typography>
      {hidden > 0 && (
        <Typography variant="body2">{translate('departurePages.home_unnamed', { smart_count: hidden })}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {seats.map(({ booking, pilgrim, name }) => {
          const at = rows.findIndex(one => one.pilgrim === pilgrim);
          return <AwayRow key={booking} name={name} at={at} event={rows[at]?.event} onEvent={tell(pilgrim, at)} />;
        })}
      </Box>
    </section>
  );
}
